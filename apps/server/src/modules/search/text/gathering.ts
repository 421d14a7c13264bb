import type { IntList } from '../int-list.ts';
import { FIELD_BITS } from './fields.ts';
import type { Hits } from './hits.ts';

const MASK = (1 << FIELD_BITS) - 1;
/** Slots in one word of bits. */
const BITS = 5;
const HIGHEST_BIT = 31;

/**
 * Gathers the cards in which a word stands from the lists of all its forms, each with its best place. One for all searches,
 * in columns as long as the catalogue: a word may stand in every tenth card, so a loop over its list must do next to nothing.
 */
export class Gathering {
  /** By slot; all 0 between two gatherings. */
  #best = new Int32Array(0);
  /** A bit for each slot that was found: the quickest way to have them in ascending order. */
  #bits = new Int32Array(0);
  #count = 0;

  begin(slots: number): void {
    if (this.#best.length < slots) {
      this.#best = new Int32Array(Math.ceil(slots * 1.25));
      this.#bits = new Int32Array((this.#best.length >> BITS) + 1);
    }
    this.#count = 0;
  }

  /** It stands in the cards of a word's list; `worth` is what each mask of fields is worth. */
  takeList({ items, length }: IntList, worth: Int32Array): void {
    const best = this.#best;
    const bits = this.#bits;
    let count = this.#count;
    for (let at = 0; at < length; at += 1) {
      const entry = items[at] ?? 0;
      const slot = entry >> FIELD_BITS;
      const points = worth[entry & MASK] ?? 0;
      const before = best[slot] ?? 0;
      if (points <= before) continue;
      best[slot] = points;
      if (before !== 0) continue;
      bits[slot >> BITS] = (bits[slot >> BITS] ?? 0) | (1 << (slot & HIGHEST_BIT));
      count += 1;
    }
    this.#count = count;
  }

  /** It stands in the card; the best place counts. */
  take(slot: number, points: number): void {
    const before = this.#best[slot] ?? 0;
    if (points <= before) return;
    this.#best[slot] = points;
    if (before > 0) return;
    this.#bits[slot >> BITS] = (this.#bits[slot >> BITS] ?? 0) | (1 << (slot & HIGHEST_BIT));
    this.#count += 1;
  }

  /** What was gathered, as far as it is alive. */
  end(isAlive: (slot: number) => boolean): Hits {
    const [best, bits] = [this.#best, this.#bits];
    const [slots, points] = [new Int32Array(this.#count), new Int32Array(this.#count)];
    let count = 0;
    for (let word = 0, left = this.#count; left > 0; word += 1) {
      let found = bits[word] ?? 0;
      for (; found !== 0; left -= 1) {
        const lowest = found & -found;
        const slot = (word << BITS) + HIGHEST_BIT - Math.clz32(lowest);
        found ^= lowest;
        if (isAlive(slot)) {
          slots[count] = slot;
          points[count] = best[slot] ?? 0;
          count += 1;
        }
        best[slot] = 0;
      }
      bits[word] = 0;
    }
    return { slots: slots.subarray(0, count), points: points.subarray(0, count) };
  }
}
