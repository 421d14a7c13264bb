import { IntList } from '../int-list.ts';
import { MOST_FOR_DESCRIPTION } from './fields.ts';

/** With so many hits in title, brand or attributes, those where a word stands in the description only are left out. */
const ENOUGH = 5;

/** More than all points together, so that a card with more of the words always comes before one with fewer. */
const PER_UNIT = 100_000;

/** Adds up, card by card, how many of the things asked for it has and how well. One for all searches: no waste. */
export class Matches {
  #points = new Float64Array(0);
  #best = new Float64Array(0);
  #units = new Uint8Array(0);
  /** How many of the units stand in more than the description. */
  #plainUnits = new Uint8Array(0);
  /** Cards with points, and those that the present unit has found. */
  #touched = new IntList(256);
  #found = new IntList(256);

  get points(): Float64Array {
    return this.#points;
  }

  begin(slots: number): void {
    if (this.#points.length < slots) {
      this.#points = new Float64Array(slots * 2);
      this.#best = new Float64Array(slots * 2);
      this.#units = new Uint8Array(slots * 2);
      this.#plainUnits = new Uint8Array(slots * 2);
    } else {
      for (let at = 0; at < this.#touched.length; at += 1) {
        const slot = this.#touched.at(at);
        this.#points[slot] = 0;
        this.#units[slot] = 0;
        this.#plainUnits[slot] = 0;
      }
    }
    this.#touched = new IntList(256);
  }

  beginUnit(): void {
    this.#found = new IntList(256);
  }

  /** The present unit stands in the card; the best place counts. */
  take(slot: number, points: number): void {
    const best = this.#best[slot] ?? 0;
    if (best === 0) this.#found.push(slot);
    if (points > best) this.#best[slot] = points;
  }

  endUnit(): void {
    for (let at = 0; at < this.#found.length; at += 1) {
      const slot = this.#found.at(at);
      const best = this.#best[slot] ?? 0;
      this.#touch(slot);
      this.#points[slot] = (this.#points[slot] ?? 0) + best + PER_UNIT;
      this.#units[slot] = (this.#units[slot] ?? 0) + 1;
      if (best > MOST_FOR_DESCRIPTION) this.#plainUnits[slot] = (this.#plainUnits[slot] ?? 0) + 1;
      this.#best[slot] = 0;
    }
  }

  /** The card has all that was asked for. */
  takeWhole(slot: number, points: number, units: number): void {
    this.#touch(slot);
    this.#points[slot] = Math.max(this.#points[slot] ?? 0, 1) + points + (units - (this.#units[slot] ?? 0)) * PER_UNIT;
    this.#units[slot] = units;
    this.#plainUnits[slot] = units;
  }

  /** The living cards that have at least so many of the units; where there are enough, in more than the description. */
  withUnits(units: number, isAlive: (slot: number) => boolean): Int32Array {
    const all = this.#living(this.#units, units, isAlive);
    const plain = this.#living(this.#plainUnits, units, isAlive);
    return plain.length >= ENOUGH ? plain : all;
  }

  #living(counted: Uint8Array, units: number, isAlive: (slot: number) => boolean): Int32Array {
    const slots = new IntList(256);
    for (let at = 0; at < this.#touched.length; at += 1) {
      const slot = this.#touched.at(at);
      if ((counted[slot] ?? 0) >= Math.max(1, units) && isAlive(slot)) slots.push(slot);
    }
    return slots.items.slice(0, slots.length);
  }

  #touch(slot: number): void {
    if ((this.#points[slot] ?? 0) === 0) this.#touched.push(slot);
  }
}
