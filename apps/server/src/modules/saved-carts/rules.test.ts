import { feninga } from '@sjaj/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { totalOf } from './rules.ts';

const amount = fc.integer({ min: 0, max: 1_000_000 }).map(feninga);
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 9_999 }),
  savedPrice: amount,
  price: fc.option(amount),
  isOrderable: fc.boolean(),
});

it('counts each line that can be bought, then and now, and no other', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const bought = lines.filter(({ price, isOrderable }) => price !== null && isOrderable);
      const { total, difference } = totalOf(lines);
      expect(total).toBe(bought.reduce((all, { price, quantity }) => all + (price ?? 0) * quantity, 0));
      expect(total - difference).toBe(bought.reduce((all, one) => all + one.savedPrice * one.quantity, 0));
    }),
  );
});
