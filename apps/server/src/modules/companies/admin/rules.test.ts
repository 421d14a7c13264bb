import { expect, it } from 'vitest';
import { companyEvent } from './rules.ts';

const ENTRY = { id: 1, at: new Date('2026-11-21T10:00:00Z'), who: 'Lejla Marić', action: 'companies.update' };

it('lists changed fields with old and new value and leaves out unchanged ones', () => {
  const before = { creditLimit: 8_000, phone: '036 000-101', isActive: true, email: null };
  const after = { creditLimit: 10_000, phone: '036 000-101', isActive: false, email: '' };
  expect(companyEvent({ ...ENTRY, before, after })).toEqual({
    id: 1,
    at: '2026-11-21T10:00:00.000Z',
    who: 'Lejla Marić',
    action: 'companies.update',
    about: null,
    changes: [
      { field: 'creditLimit', before: '8000', after: '10000' },
      { field: 'isActive', before: 'true', after: 'false' },
    ],
  });
});

it('names the subject of the entry, also after its deletion', () => {
  const added = companyEvent({ ...ENTRY, before: null, after: { about: 'Aqualin', percent: 12.5 } });
  expect(added).toMatchObject({ about: 'Aqualin', changes: [{ field: 'percent', before: null, after: '12.5' }] });
  const removed = companyEvent({ ...ENTRY, before: { about: 'Aqualin', percent: 12.5 }, after: null });
  expect(removed).toMatchObject({ about: 'Aqualin', changes: [{ field: 'percent', before: '12.5', after: null }] });
});

it('hides the request of a representative', () => {
  const event = companyEvent({ ...ENTRY, action: 'acting POST /orders', before: null, after: { body: { note: 'x' } } });
  expect(event).toMatchObject({ about: null, changes: [] });
});
