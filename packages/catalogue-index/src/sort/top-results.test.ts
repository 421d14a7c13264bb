import fc from 'fast-check';
import { expect, it } from 'vitest';
import { selectRange, selectTop } from './top-results.ts';

const docIds = fc.uniqueArray(fc.nat(10_000), { maxLength: 300 });
const keysOfDocs = fc.array(fc.nat(5), { minLength: 1 });

it('is the beginning of the sorted whole, however many are asked for', () => {
  fc.assert(
    fc.property(docIds, fc.nat(300), keysOfDocs, (all, count, keys) => {
      const order = (a: number, b: number): number =>
        (keys[a % keys.length] ?? 0) - (keys[b % keys.length] ?? 0) || a - b;
      const wanted = Math.min(count, all.length);
      expect([...selectTop(Int32Array.from(all), wanted, order)]).toEqual([...all].sort(order).slice(0, wanted));
    }),
  );
});

it('is any part of the sorted whole', () => {
  fc.assert(
    fc.property(docIds, fc.nat(300), fc.nat(60), keysOfDocs, (all, first, length, keys) => {
      const order = (a: number, b: number): number =>
        (keys[b % keys.length] ?? 0) - (keys[a % keys.length] ?? 0) || a - b;
      const from = Math.min(first, all.length);
      const to = Math.min(from + length, all.length);
      expect([...selectRange(Int32Array.from(all), { from, to }, order)]).toEqual([...all].sort(order).slice(from, to));
    }),
  );
});
