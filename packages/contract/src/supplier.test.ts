import { expect, it } from 'vitest';
import { SupplierForm } from './supplier.ts';

const form = {
  legalName: 'Kap d.o.o.',
  shortName: 'Kap',
  jib: '4299000010006',
  pdvNumber: '299000010006',
  courtRegistration: null,
  street: 'Rodoč 1',
  postalCode: '88000',
  town: 'Mostar',
  phone: '036 000-200',
  infoPhone: null,
  email: 'prodaja@kap.test',
  webAddress: null,
  accentColour: null,
  bankAccounts: [{ bankName: 'Banka Neretva', account: '9990000000123435', isDefault: true }],
};
const account = (typed: string, isDefault = true) => ({ bankName: 'Banka', account: typed, isDefault });

/** The fields that the contract refuses, with the message that chooses the text. */
const refused = (changes: object) =>
  SupplierForm.safeParse({ ...form, ...changes }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('takes a company with and without a VAT number', () => {
  expect(refused({})).toBeUndefined();
  expect(refused({ pdvNumber: null })).toBeUndefined();
});

it('refuses a JIB without 13 digits and a VAT number without 12', () => {
  expect(refused({ jib: '429900001000' })).toEqual([['jib', 'jib']]);
  expect(refused({ jib: '42990000100O6' })).toEqual([['jib', 'jib']]);
  expect(refused({ pdvNumber: '4299000010006' })).toEqual([['pdvNumber', 'vat_number']]);
});

it('stores 16 digits of an account, however it is typed', () => {
  for (const typed of ['9990000000123435', '999-000-00001234-35', 'BA39 9990 0000 0012 3435']) {
    expect(SupplierForm.parse({ ...form, bankAccounts: [account(typed)] }).bankAccounts[0]?.account).toBe(
      '9990000000123435',
    );
  }
});

it('refuses an account whose check digits are wrong', () => {
  expect(refused({ bankAccounts: [account('9990000000123436')] })).toEqual([
    ['bankAccounts.0.account', 'account_number'],
  ]);
});

it('wants one account for payment slips', () => {
  const other = '9990010000012321';
  expect(refused({ bankAccounts: [] })?.[0]?.[0]).toBe('bankAccounts');
  expect(refused({ bankAccounts: [account(form.bankAccounts[0]?.account ?? '', false)] })?.[0]?.[0]).toBe(
    'bankAccounts',
  );
  expect(refused({ bankAccounts: [...form.bankAccounts, account(other)] })?.[0]?.[0]).toBe('bankAccounts');
  expect(refused({ bankAccounts: [...form.bankAccounts, account(other, false)] })).toBeUndefined();
});
