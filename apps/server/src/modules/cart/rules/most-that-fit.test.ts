import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mostThatFit } from './most-that-fit.ts';

/** More lines than a cart has. */
const MANY = 600;

it('asks for a few of the carts and finds the largest that fits', async () => {
  const counts = fc.integer({ min: 1, max: MANY }).chain((all) => fc.tuple(fc.constant(all), fc.nat(all - 1)));
  await fc.assert(
    fc.asyncProperty(counts, async ([all, fitting]) => {
      let asked = 0;
      const most = await mostThatFit(all, async (count) => {
        asked += 1;
        return count <= fitting;
      });
      expect(most).toBe(fitting);
      expect(asked).toBeLessThanOrEqual(Math.ceil(Math.log2(MANY)));
    }),
  );
});
