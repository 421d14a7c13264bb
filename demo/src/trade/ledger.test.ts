import { addDays, businessDate } from '@sjaj/domain';
import { expect, it } from 'vitest';
import { assortment } from '../compose/assortment.ts';
import { Numbering } from '../load/numbering.ts';
import { companies } from './companies.ts';
import { type Booking, ledgerOf } from './ledger.ts';
import { ordersOf } from './orders.ts';
import { salesOf } from './sales.ts';

const now = new Date('2026-11-20T10:00:00Z');
const { articles } = assortment();
const orders = ordersOf({ items: new Numbering().number(articles), sales: salesOf(articles), now });
const ledger = ledgerOf(orders, now);

const accountOf = (external: string): Booking[] => {
  const id = companies.find((company) => company.external === external)?.id;
  return ledger.filter(({ companyId }) => companyId === id);
};

it('numbers each document of an account once, and books nothing after today', () => {
  const numbers = ledger.map(({ companyId, document }) => `${companyId} ${document}`);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(ledger.every(({ on }) => on <= businessDate(now))).toBe(true);
});

it('has accounts of several years, one with an invoice overdue for more than 90 days', () => {
  for (const external of ['K-00231', 'K-00118', 'K-00412']) {
    expect(accountOf(external)[0]?.on).toBe(addDays(businessDate(now), -3 * 365));
  }
  const late = (external: string): Booking[] =>
    accountOf(external).filter(
      ({ owes, openAmount, dueOn }) => owes > 0 && openAmount > 0 && (dueOn ?? '') < '2026-11-20',
    );
  expect(late('K-00118').some(({ dueOn }) => (dueOn ?? '') < '2026-08-20')).toBe(true);
  expect(late('K-00231').length).toBeGreaterThan(0);
});
