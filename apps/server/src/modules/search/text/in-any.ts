import { type Hits, marked, PER_UNIT } from './hits.ts';

interface Unit extends Hits {
  readonly plain: Hits;
}

/** The cards that any of the units holds, and those of them that one holds in more than its description. */
export function inAny(units: readonly Unit[], slots: number): Unit {
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
  return {
    ...found,
    plain: marked(
      found,
      found.slots.map((slot) => isPlain[slot] ?? 0),
    ),
  };
}
