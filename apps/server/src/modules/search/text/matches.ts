import type { IntList } from '../int-list.ts';
import { FIELD_BITS, MOST_FOR_DESCRIPTION } from './fields.ts';

/** With so many hits in title, brand or attributes, those where a word stands in the description only are left out. */
const ENOUGH = 5;

/** More than all points together, so that a card with more of the words always comes before one with fewer. */
const PER_UNIT = 100_000;
const MASK = (1 << FIELD_BITS) - 1;

/**
 * Adds up, card by card, how many of the things asked for it has and how well. One for all searches, in columns as long
 * as the catalogue: a word may stand in every tenth card, so a loop over its list must do next to nothing.
 */
export class Matches {
  #points = new Float64Array(0);
  /** The best place of the present unit. */
  #best = new Float64Array(0);
  #units = new Uint8Array(0);
  /** How many of the units stand in more than the description. */
  #plainUnits = new Uint8Array(0);
  /** Cards with points, and those that the present unit has found. */
  #touched = new Int32Array(0);
  #touchedCount = 0;
  #found = new Int32Array(0);
  #foundCount = 0;
  /** What the unit with the fewest cards has found: who has all units is among them. */
  #rarest = new Int32Array(0);
  #rarestCount = 0;
  #unitCount = 0;
  /** Cards taken whole, which may be in no list. */
  readonly #whole = new Set<number>();

  get points(): Float64Array {
    return this.#points;
  }

  begin(slots: number): void {
    if (this.#points.length < slots) this.#grow(Math.ceil(slots * 1.25));
    for (let at = 0; at < this.#touchedCount; at += 1) {
      const slot = this.#touched[at] ?? 0;
      this.#points[slot] = 0;
      this.#units[slot] = 0;
      this.#plainUnits[slot] = 0;
    }
    this.#touchedCount = 0;
    this.#unitCount = 0;
    this.#whole.clear();
  }

  #grow(length: number): void {
    this.#points = new Float64Array(length);
    this.#best = new Float64Array(length);
    this.#units = new Uint8Array(length);
    this.#plainUnits = new Uint8Array(length);
    this.#touched = new Int32Array(length);
    this.#found = new Int32Array(length);
    this.#rarest = new Int32Array(length);
    this.#touchedCount = 0;
  }

  beginUnit(): void {
    this.#foundCount = 0;
  }

  /** The present unit stands in the cards of a word's list; `worth` is what each mask of fields is worth. */
  takeList({ items, length }: IntList, worth: Float64Array): void {
    const best = this.#best;
    const found = this.#found;
    let count = this.#foundCount;
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
    this.#foundCount = count;
  }

  /** The present unit stands in the card; the best place counts. */
  take(slot: number, points: number): void {
    const before = this.#best[slot] ?? 0;
    if (points <= before) return;
    this.#best[slot] = points;
    if (before > 0) return;
    this.#found[this.#foundCount] = slot;
    this.#foundCount += 1;
  }

  endUnit(): void {
    const [points, units, plainUnits, best] = [this.#points, this.#units, this.#plainUnits, this.#best];
    for (let at = 0; at < this.#foundCount; at += 1) {
      const slot = this.#found[at] ?? 0;
      const worth = best[slot] ?? 0;
      best[slot] = 0;
      this.#touch(slot);
      points[slot] = (points[slot] ?? 0) + worth + PER_UNIT;
      units[slot] = (units[slot] ?? 0) + 1;
      if (worth > MOST_FOR_DESCRIPTION) plainUnits[slot] = (plainUnits[slot] ?? 0) + 1;
    }
    if (this.#unitCount === 0 || this.#foundCount < this.#rarestCount) {
      [this.#rarest, this.#found] = [this.#found, this.#rarest];
      this.#rarestCount = this.#foundCount;
    }
    this.#unitCount += 1;
  }

  /** The card has all that was asked for. */
  takeWhole(slot: number, points: number, units: number): void {
    this.#touch(slot);
    this.#whole.add(slot);
    this.#points[slot] = Math.max(this.#points[slot] ?? 0, 1) + points + (units - (this.#units[slot] ?? 0)) * PER_UNIT;
    this.#units[slot] = units;
    this.#plainUnits[slot] = units;
  }

  /** Hands over the cards that have all units, with their points. */
  eachWhole(take: (slot: number, points: number) => void): void {
    const units = this.#unitCount;
    for (const slot of this.#rarest.subarray(0, this.#rarestCount)) {
      if (this.#units[slot] === units) take(slot, (this.#points[slot] ?? 0) - units * PER_UNIT);
    }
  }

  /** The living cards that have at least so many of the units; where there are enough, in more than the description. */
  withUnits(units: number, isAlive: (slot: number) => boolean): Int32Array {
    const least = Math.max(1, units);
    const [candidates, has, hasPlain] = [this.#candidates(least), this.#units, this.#plainUnits];
    const slots = new Int32Array(candidates.length);
    let count = 0;
    let plain = 0;
    for (let at = 0; at < candidates.length; at += 1) {
      const slot = candidates[at] ?? 0;
      if ((has[slot] ?? 0) < least || !isAlive(slot)) continue;
      slots[count] = slot;
      count += 1;
      if ((hasPlain[slot] ?? 0) >= least) plain += 1;
    }
    const all = slots.subarray(0, count);
    return plain >= ENOUGH && plain < count ? all.filter((slot) => (hasPlain[slot] ?? 0) >= least) : all;
  }

  /** A list that holds every card with so many units. */
  #candidates(units: number): Int32Array {
    if (units < this.#unitCount || this.#unitCount < 2) return this.#touched.subarray(0, this.#touchedCount);
    const rarest = this.#rarest.subarray(0, this.#rarestCount);
    if (this.#whole.size === 0) return rarest;
    const whole = new Set(this.#whole);
    for (const slot of rarest) whole.delete(slot);
    return Int32Array.from([...rarest, ...whole]);
  }

  #touch(slot: number): void {
    if ((this.#points[slot] ?? 0) > 0) return;
    this.#touched[this.#touchedCount] = slot;
    this.#touchedCount += 1;
  }
}
