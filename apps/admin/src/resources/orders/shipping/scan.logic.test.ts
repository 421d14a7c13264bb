import { expect, it } from 'vitest';
import { orderNumberOf, scannedOrder } from './scan.logic.ts';

const orders = ['2026-000123', '2026-001123', '2025-000123', '2026-000007'].map((orderNumber) => ({ orderNumber }));

it('finds the order of a scanned number, spaces around it or not', () => {
  expect(scannedOrder(' 2026-000123 ', orders)?.orderNumber).toBe('2026-000123');
  expect(scannedOrder('2026-999999', orders)).toBeUndefined();
});

it('takes a short number where one order ends in it, and none where several do', () => {
  expect(scannedOrder('7', orders)?.orderNumber).toBe('2026-000007');
  expect(scannedOrder('1123', orders)?.orderNumber).toBe('2026-001123');
  expect(scannedOrder('123', orders)).toBeUndefined();
  expect(scannedOrder('', orders)).toBeUndefined();
});

it('reads a number whose hyphen was left out, or comes as another sign from a scanner with a foreign keyboard', () => {
  for (const typed of ['2026000123', "2026'000123", '2026/000123', '2026 000123', '2026\u2013000123']) {
    expect(orderNumberOf(typed)).toBe('2026-000123');
    expect(scannedOrder(orderNumberOf(typed), orders)?.orderNumber).toBe('2026-000123');
  }
  expect(orderNumberOf(' 7 ')).toBe('7');
  expect(orderNumberOf('20260001234')).toBe('20260001234');
});
