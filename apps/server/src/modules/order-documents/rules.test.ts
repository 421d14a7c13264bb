import { ORDER_STATUS as S } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { documentsOf, referenceOf } from './rules.ts';

it('confirms every order, asks for money only while it counts, and sends goods only once approved', () => {
  expect(documentsOf(S.created, true)).toEqual(['confirmation', 'proforma']);
  expect(documentsOf(S.approved, true)).toEqual(['confirmation', 'proforma', 'delivery-note']);
  expect(documentsOf(S.delivered, false)).toEqual(['confirmation', 'delivery-note']);
  for (const status of [S.cancelled, S.merged, S.split]) expect(documentsOf(status, true)).toEqual(['confirmation']);
});

it('makes a reference of ten digits', () => {
  expect(referenceOf('2026-000123')).toBe('2026000123');
  expect(referenceOf('2026-1000123')).toBe('0261000123');
});
