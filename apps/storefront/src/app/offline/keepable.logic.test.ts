import { expect, it } from 'vitest';
import { isKeepable, stillTrue } from './keepable.logic.ts';

const DAY_MS = 86_400_000;

it('keeps the lists that one comes back to', () => {
  for (const key of [['cart'], ['orders', 'list', {}], ['orders', 'one', 4], ['listing', { categoryId: 2 }]])
    expect(isKeepable(key), JSON.stringify(key)).toBe(true);
});

it('keeps nothing of one moment: what is ordered by, payments, searches, the choices of a representative', () => {
  for (const key of [
    ['checkout-options'],
    ['orders', 'payment', 4],
    ['orders', 'review', 4],
    ['suggestions', 'mop'],
    ['acting'],
  ])
    expect(isKeepable(key), JSON.stringify(key)).toBe(false);
});

it('shows no answer older than a week, and none that is not kept any more', () => {
  const now = 100 * DAY_MS;
  const answer = (key: readonly unknown[], days: number) => ({ key, data: 1, at: now - days * DAY_MS });
  const shown = stillTrue([answer(['cart'], 6), answer(['home', 'newest'], 8), answer(['acting'], 0)], now);
  expect(shown.map(({ key }) => key)).toEqual([['cart']]);
});
