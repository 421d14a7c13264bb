import { type AdminSupplier, SupplierForm } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { type Draft, draftOf, FIELDS, withAccount, withDefault, withoutAccount } from './draft.logic.ts';

const formOf = (draft: Draft) => z.decode(FIELDS, draft);

const supplier: SupplierForm = {
  legalName: 'Kap d.o.o.',
  shortName: 'Kap',
  jib: '4299000010006',
  pdvNumber: null,
  courtRegistration: null,
  street: 'Rodoč 1',
  postalCode: '88000',
  town: 'Mostar',
  phone: '036 000-200',
  infoPhone: null,
  email: 'prodaja@kap.test',
  webAddress: null,
  accentColour: null,
  bankAccounts: [{ bankName: 'Banka', account: '9990000000123435', isDefault: true }],
};
const saved: AdminSupplier = { supplier, logoUrl: null, version: 3 };

it('converts a read record back unchanged', () => {
  expect(draftOf(saved).bankAccounts[0]?.account).toBe('999-000-00001234-35');
  expect(SupplierForm.parse(formOf(draftOf(saved)))).toEqual(supplier);
});

it('starts with one empty account, for payment slips', () => {
  const draft = draftOf({ supplier: null, logoUrl: null, version: 0 });
  expect(draft.bankAccounts).toEqual([{ bankName: '', account: '', isDefault: true }]);
  expect(SupplierForm.safeParse(formOf(draft)).success).toBe(false);
});

it('accepts tax numbers that are typed in groups', () => {
  const form = formOf({ ...draftOf(saved), jib: '4299 0000 1000 6', pdvNumber: '2990 0001 0006' });
  expect(form).toMatchObject({ jib: '4299000010006', pdvNumber: '299000010006' });
});

it('always has one account for payment slips', () => {
  const three = withAccount(withAccount(draftOf(saved).bankAccounts));
  const slips = (accounts: ReturnType<typeof withAccount>) => accounts.map(({ isDefault }) => isDefault);
  expect(slips(three)).toEqual([true, false, false]);
  expect(slips(withDefault(three, 2))).toEqual([false, false, true]);
  expect(slips(withoutAccount(three, 0))).toEqual([true, false]);
  expect(slips(withoutAccount(three, 1))).toEqual([true, false]);
});
