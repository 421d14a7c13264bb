import { isBankAccount, jibCheckDigitFits, pdvBelongsTo } from '@sjaj/domain';
import { expect, it } from 'vitest';
import { pickupPlaces } from '../trade/delivery.ts';
import { supplier } from './references.ts';

it('has a supplier whose numbers pass every check', () => {
  expect(jibCheckDigitFits(supplier.jib)).toBe(true);
  expect(pdvBelongsTo(supplier.pdvNumber, supplier.jib)).toBe(true);
  expect(supplier.bankAccounts.filter(({ account }) => !isBankAccount(account))).toEqual([]);
});

it('has one address for the supplier and its branch', () => {
  const { street, town, phone } = supplier;
  expect(pickupPlaces[0]).toMatchObject({ street, town, phone });
});
