import { ORDER_STATUS as S } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import { describe, expect, it } from 'vitest';
import { firstExcess, isWithdrawable, periodOf } from './rules.ts';

const day = (text: string) => businessDate(new Date(`${text}T12:00:00Z`));

describe('the period', () => {
  it('has its last day as many days after the receipt as it is long', () => {
    const received = day('2026-03-01');
    expect(periodOf(received, 14, day('2026-03-15'))).toEqual({ until: day('2026-03-15'), isOver: false });
    expect(periodOf(received, 14, day('2026-03-16')).isOver).toBe(true);
    expect(periodOf(received, 30, day('2026-03-16')).isOver).toBe(false);
  });

  it('has not begun where nobody knows of the receipt', () => {
    expect(periodOf(null, 14, day('2030-01-01'))).toEqual({ until: null, isOver: false });
  });
});

const lines = [
  { lineId: 1, left: 3 },
  { lineId: 2, left: 0 },
];

it('needs an order that counts and something left of it', () => {
  const delivered = { status: S.delivered, isUnconfirmed: false };
  expect(isWithdrawable(delivered, lines)).toBe(true);
  expect(isWithdrawable(delivered, [{ lineId: 2, left: 0 }])).toBe(false);
  expect(isWithdrawable({ ...delivered, isUnconfirmed: true }, lines)).toBe(false);
  for (const status of [S.cancelled, S.unpaid, S.merged, S.split])
    expect(isWithdrawable({ status, isUnconfirmed: false }, lines)).toBe(false);
});

it('finds what is more than the order has, also when one line is named twice', () => {
  expect(firstExcess([{ lineId: 1, quantity: 3 }], lines)).toBeNull();
  expect(firstExcess([{ lineId: 1, quantity: 4 }], lines)).toEqual({ lineId: 1, left: 3 });
  const twice = [
    { lineId: 1, quantity: 2 },
    { lineId: 1, quantity: 2 },
  ];
  expect(firstExcess(twice, lines)).toEqual({ lineId: 1, left: 3 });
  expect(firstExcess([{ lineId: 9, quantity: 1 }], lines)).toEqual({ lineId: 9, left: 0 });
});
