import fc from 'fast-check';
import { expect, it } from 'vitest';
import { feninga, sum } from './money.ts';
import { type AccountRecord, openAmounts } from './settlement.ts';

const record = (number: string, amount: number, more: Partial<AccountRecord> = {}): AccountRecord => ({
  number,
  owes: feninga(Math.max(0, amount)),
  claims: feninga(Math.max(0, -amount)),
  bookedOn: '2026-01-01',
  dueOn: null,
  settles: null,
  ...more,
});

it('settles the debits that fall due first, whatever order they were booked in', () => {
  const records = [
    record('F-1', 100, { dueOn: '2026-03-01' }),
    record('F-2', 200, { dueOn: '2026-02-01' }),
    record('U-1', -250, { bookedOn: '2026-01-20' }),
  ];
  expect(openAmounts(records)).toEqual([50, 0, 0]);
});

it('settles the debit that a payment names before any other, and what is left goes to the oldest', () => {
  const records = [
    record('F-1', 100, { dueOn: '2026-02-01' }),
    record('F-2', 200, { dueOn: '2026-03-01' }),
    record('U-1', -230, { settles: 'F-2' }),
  ];
  expect(openAmounts(records)).toEqual([70, 0, 0]);
});

it('keeps what is paid too much open on the payment', () => {
  expect(openAmounts([record('U-1', -300), record('F-1', 120)])).toEqual([0 + 180, 0]);
});

it('takes a reversed invoice for a credit', () => {
  const reversed = { ...record('S-1', 0), owes: feninga(-100), settles: 'F-1' };
  expect(openAmounts([record('F-1', 100), reversed, record('F-2', 40)])).toEqual([0, 0, 40]);
});

const records = fc.array(
  fc.record({
    amount: fc.integer({ min: -50_000, max: 50_000 }),
    term: fc.option(fc.integer({ min: 1, max: 28 })),
    settles: fc.option(fc.nat(20)),
  }),
  { maxLength: 30 },
);

it('open debits less open credits are the balance, and no amount is above that of its record', () => {
  fc.assert(
    fc.property(records, (drawn) => {
      const account = drawn.map(({ amount, term, settles }, index) =>
        record(`N-${index}`, amount, {
          dueOn: term === null ? null : `2026-02-${String(term).padStart(2, '0')}`,
          settles: settles === null ? null : `N-${settles}`,
        }),
      );
      const open = openAmounts(account);
      const signed = account.map(({ owes, claims }, index) => (owes > claims ? 1 : -1) * (open[index] ?? 0));
      expect(signed.reduce((total, next) => total + next, 0)).toBe(
        sum(account.map(({ owes }) => owes)) - sum(account.map(({ claims }) => claims)),
      );
      account.forEach(({ owes, claims }, index) => expect(open[index]).toBeLessThanOrEqual(Math.abs(owes - claims)));
      expect(signed.some((one) => one > 0) && signed.some((one) => one < 0)).toBe(false);
    }),
    { seed: 20_261_122 },
  );
});
