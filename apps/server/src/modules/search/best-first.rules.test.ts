import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestFirst } from './best-first.ts';

it('is the beginning of the sorted whole, however many are asked for', () => {
  const slots = fc.uniqueArray(fc.nat(10_000), { maxLength: 300 });
  fc.assert(
    fc.property(slots, fc.nat(300), fc.array(fc.nat(5), { minLength: 1 }), (all, count, keys) => {
      const order = (a: number, b: number): number =>
        (keys[a % keys.length] ?? 0) - (keys[b % keys.length] ?? 0) || a - b;
      const wanted = Math.min(count, all.length);
      expect([...bestFirst(Int32Array.from(all), wanted, order)]).toEqual([...all].sort(order).slice(0, wanted));
    }),
  );
});
