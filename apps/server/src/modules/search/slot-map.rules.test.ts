import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SlotMap } from './slot-map.ts';

it('holds what a map would', () => {
  const id = fc.oneof(fc.nat(3_000), fc.integer({ min: 0, max: 2 ** 31 - 1 }));
  const step = fc.record({ id, slot: fc.option(fc.nat(1_000_000), { nil: undefined }) });
  fc.assert(
    fc.property(fc.array(step), fc.array(id), (steps, asked) => {
      const map = new SlotMap();
      const right = new Map<number, number>();
      for (const { id: key, slot } of steps) {
        if (slot === undefined) {
          map.delete(key);
          right.delete(key);
        } else {
          map.set(key, slot);
          right.set(key, slot);
        }
      }
      for (const key of [...asked, ...steps.map((one) => one.id)]) expect(map.get(key)).toBe(right.get(key));
    }),
  );
});
