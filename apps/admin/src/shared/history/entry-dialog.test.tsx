import type { AuditRow } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { recordName } from './entry-dialog.tsx';

const ENTRY: AuditRow = {
  id: 1,
  at: '2026-11-28T08:00:00.000Z',
  userId: 1,
  who: 'Lejla',
  customer: null,
  deed: 'status',
  deedTitle: 'Promijenjen status',
  entity: 'sales_order',
  entityTitle: 'Narudžba',
  entityId: 7,
  recordTitle: '2026-000099',
  changes: [],
  changeCount: 0,
};

it('tells a record by its name, and by its number in the shop where it has none', () => {
  expect(recordName(ENTRY)).toBe('Narudžba · 2026-000099');
  expect(recordName({ ...ENTRY, recordTitle: null })).toBe('Narudžba 7');
  expect(recordName({ ...ENTRY, entityTitle: 'Postavke', entityId: null, recordTitle: null })).toBe('Postavke');
});
