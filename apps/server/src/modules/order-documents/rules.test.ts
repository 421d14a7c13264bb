import { ORDER_STATUS as S } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { documentsOf, referenceOf } from './rules.ts';

const STAFF = { seesPrices: true, isCustomer: false };
const BUYER = { seesPrices: true, isCustomer: true };

it('confirms every order, asks for money only while it counts, and notes a delivery once there is one', () => {
  expect(documentsOf(S.created, BUYER)).toEqual(['confirmation', 'proforma']);
  expect(documentsOf(S.approved, BUYER)).toEqual(['confirmation', 'proforma']);
  expect(documentsOf(S.finished, BUYER)).toEqual(['confirmation', 'proforma', 'delivery-note']);
  expect(documentsOf(S.delivered, { ...BUYER, seesPrices: false })).toEqual(['confirmation', 'delivery-note']);
  for (const status of [S.cancelled, S.merged, S.split]) expect(documentsOf(status, BUYER)).toEqual(['confirmation']);
});

it('gives staff the delivery note of what they pack', () => {
  expect(documentsOf(S.created, STAFF)).not.toContain('delivery-note');
  expect(documentsOf(S.approved, STAFF)).toContain('delivery-note');
});

it('makes a reference of ten digits', () => {
  expect(referenceOf('2026-000123')).toBe('2026000123');
  expect(referenceOf('2026-1000123')).toBe('0261000123');
});
