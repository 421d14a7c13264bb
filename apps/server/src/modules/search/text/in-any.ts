import { PER_UNIT, type TellingHits, withPlain } from './hits.ts';

/** The cards that any of the units holds, and those of them that one holds in more than its description. */
export function inAny(units: readonly TellingHits[], slots: number): TellingHits {
  const points = new Int32Array(slots);
  const isPlain = new Uint8Array(slots);
  let count = 0;
  for (const unit of units) {
    unit.slots.forEach((slot, place) => {
      if (points[slot] === 0) count += 1;
      points[slot] = (points[slot] ?? 0) + PER_UNIT + (unit.points[place] ?? 0);
    });
    for (const slot of unit.plain.slots) isPlain[slot] = 1;
  }
  const found = { slots: new Int32Array(count), points: new Int32Array(count) };
  let at = 0;
  for (let slot = 0; slot < slots; slot += 1) {
    if (points[slot] === 0) continue;
    found.slots[at] = slot;
    found.points[at] = points[slot] ?? 0;
    at += 1;
  }
  const marks = Uint8Array.from(found.slots, (slot) => isPlain[slot] ?? 0);
  return withPlain(found, marks);
}
