import type { CardShelf } from './card-shelf.ts';
import { PriceSteps } from './price-steps.ts';
import type { Section } from './section.ts';
import type { Slices } from './slices.ts';
import type { Tally } from './tally.ts';

/** A range of prices in feninga, both ends included. */
export interface PriceRange {
  readonly least: number;
  readonly most: number;
}

/** About so many cards stand on a step. */
const A_STEP = 100;
const MOST_STEPS = 1_024;
/** So many cards are put on their steps before others get a turn. */
const SLICE = 5_000;
const SAMPLES_A_STEP = 8;
/** On no step: a card that lacks a flag. */
const NOWHERE = -1;

/**
 * The cards of a section by price, on steps of about the same size, with running sums of what is counted: a range is all
 * of the steps between two, and some cards of these two. It follows the changes card by card.
 */
export class PriceLadder {
  readonly #shelf: CardShelf;
  readonly #section: Section;
  readonly #wanted: number;
  #steps: PriceSteps;
  /** By place in the section: the step that the card stands on, and the flags that it is counted with there. */
  #stepOf = new Int16Array(0);
  #flags = new Uint8Array(0);
  #seen = 0;

  constructor(shelf: CardShelf, section: Section, wanted: number) {
    this.#shelf = shelf;
    this.#section = section;
    this.#wanted = wanted;
    this.#steps = new PriceSteps(shelf, []);
  }

  /** Puts all cards on their steps. Prices may change meanwhile. */
  *filling(prices: () => Int32Array): Slices<void> {
    const { slots } = this.#section;
    const { length } = slots;
    this.#seen = this.#shelf.changes.length;
    this.#steps = new PriceSteps(this.#shelf, startsOf(slots.items.subarray(0, length), prices()));
    this.#stepOf = new Int16Array(length).fill(NOWHERE);
    this.#flags = new Uint8Array(length);
    for (let place = 0; place < length; place += 1) {
      this.#put(place, slots.items[place] ?? 0, prices());
      if (place % SLICE === SLICE - 1) yield;
    }
    yield* this.#steps.summing();
  }

  /** Whether so much has changed that it is quicker to fill a new one, or it has no room for a code. */
  get isFarBehind(): boolean {
    const { changes, space } = this.#shelf;
    return changes.length - this.#seen > this.#section.slots.length || space.size > this.#steps.codes;
  }

  /** Takes in what has changed. */
  *catchingUp(prices: () => Int32Array): Slices<void> {
    const { changes } = this.#shelf;
    this.#grow(this.#section.slots.length);
    for (let taken = 1; this.#seen < changes.length; taken += 1) {
      const slot = changes.at(this.#seen);
      const place = this.#section.placeOf(slot);
      if (place >= 0) this.#put(place, slot, prices());
      this.#seen += 1;
      if (taken % SLICE !== 0) continue;
      yield;
      this.#grow(this.#section.bringUp().slots.length);
    }
  }

  /** Adds those of the range to the tally. */
  count({ least, most }: PriceRange, column: Int32Array, tally: Tally): void {
    const { flags } = this.#shelf.table;
    const [first, last] = [this.#steps.at(least), this.#steps.at(most)];
    const [firstWhole, lastWhole] = [this.#steps.from(least), this.#steps.upTo(most)];
    if (firstWhole <= lastWhole) this.#steps.addFrom(firstWhole, lastWhole, tally);
    for (const step of new Set([first, last])) {
      if (step >= firstWhole && step <= lastWhole) continue;
      for (const slot of this.#steps.on(step)) {
        const price = column[slot] ?? 0;
        if (price >= least && price <= most) tally.take(slot, flags.at(slot));
      }
    }
    tally.settle();
  }

  /** Hands over each card of the range. */
  each({ least, most }: PriceRange, column: Int32Array, visit: (slot: number) => void): void {
    const last = this.#steps.at(most);
    for (let step = this.#steps.at(least); step <= last; step += 1) {
      for (const slot of this.#steps.on(step)) {
        const price = column[slot] ?? 0;
        if (price >= least && price <= most) visit(slot);
      }
    }
  }

  #put(place: number, slot: number, column: Int32Array): void {
    const flags = this.#shelf.table.flags.at(slot);
    const step = (flags & this.#wanted) === this.#wanted ? this.#steps.at(column[slot] ?? 0) : NOWHERE;
    const before = this.#stepOf[place] ?? NOWHERE;
    const counted = this.#flags[place] ?? 0;
    if (step === before && flags === counted) return;
    if (before !== NOWHERE) this.#steps.remove(before, slot, counted);
    if (step !== NOWHERE) this.#steps.add(step, slot, flags);
    this.#stepOf[place] = step;
    this.#flags[place] = flags;
  }

  #grow(length: number): void {
    const before = this.#stepOf.length;
    if (before >= length) return;
    const [steps, flags] = [this.#stepOf, this.#flags];
    this.#stepOf = new Int16Array(Math.ceil(length * 1.25)).fill(NOWHERE);
    this.#stepOf.set(steps);
    this.#flags = new Uint8Array(this.#stepOf.length);
    this.#flags.set(flags);
  }
}

/** The lowest prices of the steps, found in a sample; the first step takes whatever is lower. */
function startsOf(slots: Int32Array, column: Int32Array): number[] {
  const steps = Math.min(MOST_STEPS, Math.ceil(slots.length / A_STEP));
  const samples = Math.min(slots.length, steps * SAMPLES_A_STEP);
  const every = slots.length / Math.max(1, samples);
  const prices = Int32Array.from(
    { length: samples },
    (_, at) => column[slots[Math.floor(at * every)] ?? 0] ?? 0,
  ).sort();
  const starts = Array.from({ length: Math.max(0, steps - 1) }, (_, at) => prices[(at + 1) * SAMPLES_A_STEP] ?? 0);
  return [...new Set(starts)];
}
