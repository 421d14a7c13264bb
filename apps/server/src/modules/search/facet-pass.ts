import type { CardTable } from './card-table.ts';
import type { CodeSpace } from './code-space.ts';
import type { Choice, FacetAnswer, FacetQuery } from './facet-query.ts';
import { FIRST_CHOICE_BIT, Tally } from './facet-tally.ts';
import type { IntList } from './int-list.ts';
import { Passing } from './passing.ts';

/** In how many filters something may be chosen at once: one bit each. */
export const MOST_CHOICES = 25;
const NO_FACET = -1;
/** Marks a slot as seen. */
const SEEN = 1 << 30;

/**
 * Filters and counts in one pass. Each card gets a mask of the filters that it fails: none - it is a hit and counts in
 * every facet; exactly one - it counts in that filter's own facet, as if nothing were chosen there; more - it is out.
 */
export class FacetPass {
  readonly #table: CardTable;
  readonly #space: CodeSpace;
  readonly #passing: Passing;
  /** By slot, and as lists: one of each for all questions. */
  #passed = new Int32Array(0);
  #candidates = new Int32Array(0);
  #hits = new Int32Array(0);

  constructor(table: CardTable, space: CodeSpace) {
    this.#table = table;
    this.#space = space;
    this.#passing = new Passing(table);
  }

  run(query: FacetQuery): FacetAnswer {
    this.#reserve(this.#table.slots);
    const { choices } = query;
    if (choices.length > MOST_CHOICES) throw new RangeError(`${choices.length} filters at once`);
    this.#mark(choices);
    const isWhole = choices.length === 0 && query.within === null && !hasColumnFilter(query);
    const tally = new Tally(this.#table, this.#space, { query, countsHits: !isWhole, hits: this.#hits });
    const candidates = this.#candidatesOf(query);
    const count = candidates ? candidates.length : this.#table.slots;
    for (let index = 0; index < count; index += 1) {
      const slot = candidates ? (candidates[index] ?? 0) : index;
      tally.take(slot, this.#passed[slot] ?? 0);
    }
    if (isWhole) tally.takeAll();
    this.#unmark(choices, candidates);
    const answer = tally.answer();
    if (isAlone(query)) this.#countWhole(query, answer.counts);
    return answer;
  }

  #reserve(slots: number): void {
    if (this.#passed.length >= slots) return;
    this.#passed = new Int32Array(slots * 2);
    this.#candidates = new Int32Array(slots * 2);
    this.#hits = new Int32Array(slots * 2);
  }

  /** Of a choice that stands alone: its own facet counts the whole shop, which the table knows where no column filters. */
  #countWhole(query: FacetQuery, counts: Int32Array): void {
    const facet = query.choices[0]?.facet ?? NO_FACET;
    if (hasColumnFilter(query)) {
      this.#passing.mark(query);
      this.#passing.count(facet, this.#space, counts);
      return;
    }
    const { facets } = this.#space;
    for (let code = 0; code < counts.length; code += 1) {
      if (facets[code] === facet) counts[code] = this.#table.live.at(code);
    }
  }

  /** Sets the bit of each choice in the cards that fit it. */
  #mark(choices: readonly Choice[]): void {
    const passed = this.#passed;
    choices.forEach(({ codes }, index) => {
      const bit = 1 << (FIRST_CHOICE_BIT + index);
      for (const code of codes) {
        const list = this.#table.posting(code);
        for (let at = 0; list && at < list.length; at += 1) {
          const slot = list.items[at] ?? 0;
          passed[slot] = (passed[slot] ?? 0) | bit;
        }
      }
    });
  }

  #unmark(choices: readonly Choice[], candidates: Int32Array | null): void {
    const passed = this.#passed;
    for (let at = 0; candidates && at < candidates.length; at += 1) passed[candidates[at] ?? 0] = 0;
    for (const { items, length } of this.#listsOf(choices)) {
      for (let at = 0; at < length; at += 1) passed[items[at] ?? 0] = 0;
    }
  }

  #listsOf(choices: readonly Choice[]): IntList[] {
    return choices.flatMap(({ codes }) => codes.flatMap((code) => this.#table.posting(code) ?? []));
  }

  /** A small list that holds every card failing at most one filter; null for all cards. */
  #candidatesOf(query: FacetQuery): Int32Array | null {
    const { within, choices } = query;
    if (within) return within;
    if (isAlone(query)) return this.#union(this.#listsOf(choices));
    if (choices.length < 2) return null;
    // Who fails at most one filter passes one of any two: the two with the fewest cards hold them all.
    const bySize = choices
      .map((choice) => this.#listsOf([choice]))
      .sort((a, b) => sizeOf(a) - sizeOf(b))
      .slice(0, 2)
      .flat();
    return this.#union(bySize);
  }

  #union(lists: readonly IntList[]): Int32Array {
    const union = this.#candidates;
    const passed = this.#passed;
    let count = 0;
    for (const { items, length } of lists) {
      for (let at = 0; at < length; at += 1) {
        const slot = items[at] ?? 0;
        const before = passed[slot] ?? 0;
        if ((before & SEEN) !== 0) continue;
        passed[slot] = before | SEEN;
        union[count] = slot;
        count += 1;
      }
    }
    return union.subarray(0, count);
  }
}

const sizeOf = (lists: readonly IntList[]): number => lists.reduce((all, list) => all + list.length, 0);

const hasColumnFilter = (query: FacetQuery): boolean =>
  query.minPrice !== null ||
  query.maxPrice !== null ||
  query.isInStock ||
  query.isOnSale ||
  query.createdFrom !== null ||
  query.isBoughtBefore;

/** One choice in the whole shop, columns aside. */
const isAlone = ({ choices, within }: FacetQuery): boolean => choices.length === 1 && within === null;
