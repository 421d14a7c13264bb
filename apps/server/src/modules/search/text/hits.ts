import { MOST_FOR_DESCRIPTION } from './fields.ts';

/** The cards in which something stands, slots ascending, and what it is worth in each: points in thousandths. */
export interface Hits {
  readonly slots: Int32Array;
  readonly points: Int32Array;
}

/** Points are whole thousandths, so that sums are exact and alike on all machines. */
export const THOUSANDTHS = 1_000;
/** More than all points together, so that a card with more of the words always comes before one with fewer. */
export const PER_UNIT = 100_000_000;
const MOST_IN_DESCRIPTION = MOST_FOR_DESCRIPTION * THOUSANDTHS;

export const NO_HITS: Hits = { slots: new Int32Array(0), points: new Int32Array(0) };

/** The place of the slot among the hits, or of the next higher one, looked for from `from` on in growing steps. */
export function placeFrom(slots: Int32Array, slot: number, from: number): number {
  let step = 1;
  let low = from;
  while (low + step < slots.length && (slots[low + step] ?? 0) < slot) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, slots.length);
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((slots[middle] ?? 0) < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What a slot is worth among the hits; 0 where it is not one. */
export function pointsAt({ slots, points }: Hits, slot: number): number {
  const place = placeFrom(slots, slot, 0);
  return slots[place] === slot ? (points[place] ?? 0) : 0;
}

/** Hits, and those of them that stand in more than a description. */
export interface TellingHits extends Hits {
  readonly plain: Hits;
}

/** The cards that all of them hold, with the sum of their points; plain where none stands in a description only. */
export function inAll(all: readonly Hits[]): TellingHits {
  const shortest = all.reduce((a, b) => (b.slots.length < a.slots.length ? b : a), all[0] ?? NO_HITS);
  const size = shortest.slots.length;
  const [slots, points, isPlain] = [new Int32Array(size), new Int32Array(size), new Uint8Array(size)];
  const places = all.map(() => 0);
  let count = 0;
  for (let at = 0; at < size; at += 1) {
    const slot = shortest.slots[at] ?? 0;
    let [sum, plain, held] = [0, 1, 0];
    for (; held < all.length; held += 1) {
      const one = all[held] ?? NO_HITS;
      const place = placeFrom(one.slots, slot, places[held] ?? 0);
      places[held] = place;
      if (one.slots[place] !== slot) break;
      const worth = one.points[place] ?? 0;
      sum += worth;
      if (worth <= MOST_IN_DESCRIPTION) plain = 0;
    }
    if (held < all.length) continue;
    slots[count] = slot;
    points[count] = sum;
    isPlain[count] = plain;
    count += 1;
  }
  return withPlain({ slots: slots.subarray(0, count), points: points.subarray(0, count) }, isPlain.subarray(0, count));
}

/** Tells which of the hits stand in more than a description. */
export function telling({ slots, points }: Hits): TellingHits {
  const plain = { slots: new Int32Array(slots.length), points: new Int32Array(slots.length) };
  let count = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const worth = points[at] ?? 0;
    if (worth <= MOST_IN_DESCRIPTION) continue;
    plain.slots[count] = slots[at] ?? 0;
    plain.points[count] = worth;
    count += 1;
  }
  if (count === slots.length) return { slots, points, plain: { slots, points } };
  return { slots, points, plain: { slots: plain.slots.subarray(0, count), points: plain.points.subarray(0, count) } };
}

/** The hits with those of them that are marked with 1. */
export function withPlain({ slots, points }: Hits, isPlain: Uint8Array): TellingHits {
  let count = 0;
  for (let at = 0; at < isPlain.length; at += 1) count += isPlain[at] ?? 0;
  if (count === slots.length) return { slots, points, plain: { slots, points } };
  const plain = { slots: new Int32Array(count), points: new Int32Array(count) };
  let to = 0;
  for (let at = 0; at < slots.length; at += 1) {
    if (isPlain[at] !== 1) continue;
    plain.slots[to] = slots[at] ?? 0;
    plain.points[to] = points[at] ?? 0;
    to += 1;
  }
  return { slots, points, plain };
}

/** Both together; of a card that is in both, `b` counts. */
export function joined(a: Hits, b: Hits): Hits {
  const size = a.slots.length + b.slots.length;
  const [slots, points] = [new Int32Array(size), new Int32Array(size)];
  let [count, left, right] = [0, 0, 0];
  while (left < a.slots.length || right < b.slots.length) {
    const first = a.slots[left] ?? Number.POSITIVE_INFINITY;
    const second = b.slots[right] ?? Number.POSITIVE_INFINITY;
    slots[count] = Math.min(first, second);
    points[count] = second <= first ? (b.points[right] ?? 0) : (a.points[left] ?? 0);
    if (first <= second) left += 1;
    if (second <= first) right += 1;
    count += 1;
  }
  return { slots: slots.slice(0, count), points: points.slice(0, count) };
}
