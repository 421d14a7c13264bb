import { expect, it } from 'vitest';
import {
  addressOf,
  ANY_RECORD,
  choiceFrom,
  filterOf,
  type FinanceChoice,
  isWholePeriod,
  periodOf,
} from './finance-choice.logic.ts';

const searchOf = (address: string): Record<string, string> =>
  Object.fromEntries(new URL(address, 'https://shop.test').searchParams);

const chosen: FinanceChoice = {
  view: 'invoices',
  text: '26-F',
  from: '2026-03-01',
  to: '2026-03-31',
  page: 3,
  size: 48,
  sort: 'owes',
  isAscending: true,
};

it('reads from an address what it wrote there', () => {
  for (const choice of [ANY_RECORD, chosen, { ...ANY_RECORD, from: '' as const, view: 'open' as const }]) {
    expect(choiceFrom(searchOf(addressOf(choice)))).toEqual(choice);
  }
  expect(addressOf(ANY_RECORD)).toBe('/profile/finance');
});

it('ignores values that are none', () => {
  expect(choiceFrom({ view: 'x', from: '1.1.2026', size: '7', sort: 'id', page: '-1' })).toEqual(ANY_RECORD);
});

it('shows this year, and open items of any year', () => {
  expect(periodOf(ANY_RECORD, '2026-11-22')).toEqual({ from: '2026-01-01', to: '' });
  expect(periodOf({ ...ANY_RECORD, view: 'open' }, '2026-11-22')).toEqual({ from: '', to: '' });
  expect(periodOf({ ...ANY_RECORD, from: '' }, '2026-11-22').from).toBe('');
});

it('sends the filters that are chosen', () => {
  expect(filterOf(chosen, '2026-11-22')).toEqual({
    from: '2026-03-01',
    to: '2026-03-31',
    kind: 'invoice',
    quickSearch: '26-F',
  });
  expect(filterOf({ ...ANY_RECORD, view: 'open' }, '2026-11-22')).toEqual({ isOpen: 'true' });
});

it('has sums of the period for the whole list only', () => {
  expect([isWholePeriod(ANY_RECORD), isWholePeriod(chosen)]).toEqual([true, false]);
});
