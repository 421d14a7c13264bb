import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DocIdMap } from './doc-id-map.ts';

it('holds what a map would', () => {
  const id = fc.oneof(fc.nat(3_000), fc.integer({ min: 0, max: 2 ** 31 - 1 }));
  const step = fc.record({ id, docId: fc.option(fc.nat(1_000_000), { nil: undefined }) });
  fc.assert(
    fc.property(fc.array(step), fc.array(id), (steps, sought) => {
      const map = new DocIdMap();
      const right = new Map<number, number>();
      for (const { id: key, docId } of steps) {
        if (docId === undefined) {
          map.delete(key);
          right.delete(key);
        } else {
          map.set(key, docId);
          right.set(key, docId);
        }
      }
      for (const key of [...sought, ...steps.map((one) => one.id)]) expect(map.get(key)).toBe(right.get(key));
    }),
  );
});
