import type { IntList } from '../int-list.ts';
import { FIELD_BITS } from './fields.ts';
import type { Hits } from './hits.ts';

const MASK = (1 << FIELD_BITS) - 1;
/** With more hits in proportion it is quicker to look through the column than to sort them. */
const LOOK_THROUGH = 1 / 100;

/**
 * Gathers the cards in which a word stands from the lists of all its forms, each with its best place. One for all searches,
 * in columns as long as the catalogue: a word may stand in every tenth card, so a loop over its list must do next to nothing.
 */
export class Gathering {
  /** By slot; all 0 between two gatherings. */
  #best = new Int32Array(0);
  #found = new Int32Array(0);
  #count = 0;
  /** Whether each slot was higher than the one before. */
  #isAscending = true;

  begin(slots: number): void {
    if (this.#best.length < slots) {
      this.#best = new Int32Array(Math.ceil(slots * 1.25));
      this.#found = new Int32Array(this.#best.length);
    }
    this.#count = 0;
    this.#isAscending = true;
  }

  /** It stands in the cards of a word's list; `worth` is what each mask of fields is worth. */
  takeList({ items, length }: IntList, worth: Int32Array): void {
    const best = this.#best;
    const found = this.#found;
    let count = this.#count;
    for (let at = 0; at < length; at += 1) {
      const entry = items[at] ?? 0;
      const slot = entry >> FIELD_BITS;
      const points = worth[entry & MASK] ?? 0;
      const before = best[slot] ?? 0;
      if (points <= before) continue;
      best[slot] = points;
      if (before === 0) {
        found[count] = slot;
        count += 1;
      }
    }
    this.#isAscending &&= this.#count === 0;
    this.#count = count;
  }

  /** It stands in the card; the best place counts. */
  take(slot: number, points: number): void {
    const before = this.#best[slot] ?? 0;
    if (points <= before) return;
    this.#best[slot] = points;
    if (before > 0) return;
    this.#isAscending &&= this.#count === 0 || (this.#found[this.#count - 1] ?? 0) < slot;
    this.#found[this.#count] = slot;
    this.#count += 1;
  }

  /** What was gathered, as far as it is alive. */
  end(isAlive: (slot: number) => boolean): Hits {
    const best = this.#best;
    const ascending = this.#ascending();
    const slots = new Int32Array(ascending.length);
    const points = new Int32Array(ascending.length);
    let count = 0;
    for (const slot of ascending) {
      if (isAlive(slot)) {
        slots[count] = slot;
        points[count] = best[slot] ?? 0;
        count += 1;
      }
      best[slot] = 0;
    }
    return { slots: slots.subarray(0, count), points: points.subarray(0, count) };
  }

  #ascending(): Int32Array {
    const found = this.#found.subarray(0, this.#count);
    if (this.#isAscending) return found;
    if (this.#count < this.#best.length * LOOK_THROUGH) return found.sort();
    let count = 0;
    for (let slot = 0; slot < this.#best.length; slot += 1) {
      if ((this.#best[slot] ?? 0) === 0) continue;
      found[count] = slot;
      count += 1;
    }
    return found;
  }
}
