import { feninga, oldPriceOf } from '@sjaj/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bySaving, groupPriceOf } from './rules.ts';

const card = (id: number, percent: number | null) => ({
  id,
  oldPrice: percent === null ? null : { amount: 10, percent },
});
const ids = (cards: readonly { readonly id: number }[]) => cards.map(({ id }) => id);

it('puts what saves most first, and leaves equal ones and those without an old price as they came', () => {
  expect(ids(bySaving([card(1, 4), card(2, null), card(3, 20), card(4, 4), card(5, null)]))).toEqual([3, 1, 4, 2, 5]);
  expect(ids(bySaving([card(2, null), card(1, null)]))).toEqual([2, 1]);
});

const amount = fc.integer({ min: 1, max: 12 }).map((feningas) => feninga(feningas * 5));
const priced = fc
  .tuple(amount, amount)
  .map(([price, more]) => ({ price, priceWithoutRule: feninga(price + more - 5) }));
const family = fc.array(priced, { minLength: 1, maxLength: 6 });

it('shows the lowest price of a family, and the old price of the lead where it costs the same', () => {
  fc.assert(
    fc.property(family, fc.nat(5), (prices, place) => {
      const leadPlace = place % prices.length;
      const chosen = groupPriceOf(prices, leadPlace);
      const lowest = Math.min(...prices.map(({ price }) => price));
      expect(chosen?.price).toBe(lowest);
      if (prices[leadPlace]?.price === lowest) expect(chosen).toBe(prices[leadPlace]);
    }),
  );
});

it('strikes no old price that saves more than one of the members of the same price does', () => {
  fc.assert(
    fc.property(family, (prices) => {
      const chosen = groupPriceOf(prices, -1);
      const percents = prices
        .filter(({ price }) => price === chosen?.price)
        .map((one) => oldPriceOf(one)?.percent ?? 0);
      expect(chosen && (oldPriceOf(chosen)?.percent ?? 0)).toBe(Math.min(...percents));
    }),
  );
});
