import type { CardTable } from './card-table.ts';
import type { CodeSpace } from './code-space.ts';
import type { Choice, FacetAnswer, FacetQuery } from './facet-query.ts';
import { FIRST_CHOICE_BIT, Tally } from './facet-tally.ts';
import { IntList } from './int-list.ts';

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
  #passed = new Int32Array(0);

  constructor(table: CardTable, space: CodeSpace) {
    this.#table = table;
    this.#space = space;
  }

  run(query: FacetQuery): FacetAnswer {
    if (this.#passed.length < this.#table.slots) this.#passed = new Int32Array(this.#table.slots * 2);
    const { choices } = query;
    if (choices.length > MOST_CHOICES) throw new RangeError(`${choices.length} filters at once`);
    this.#mark(choices);
    const isWhole = choices.length === 0 && query.within === null && !hasColumnFilter(query);
    const tally = new Tally(this.#table, this.#space, { query, countsHits: !isWhole });
    const candidates = this.#candidates(query, choices);
    const count = candidates ? candidates.length : this.#table.slots;
    for (let index = 0; index < count; index += 1) {
      const slot = candidates ? (candidates.items[index] ?? 0) : index;
      tally.take(slot, this.#passed[slot] ?? 0);
    }
    if (isWhole) tally.takeAll();
    if (isAlone(query, choices)) tally.takeAll(choices[0]?.facet ?? NO_FACET);
    this.#unmark(choices, candidates);
    return tally.answer();
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

  #unmark(choices: readonly Choice[], candidates: IntList | null): void {
    for (const list of [candidates, ...this.#listsOf(choices)]) {
      for (let at = 0; list && at < list.length; at += 1) this.#passed[list.items[at] ?? 0] = 0;
    }
  }

  #listsOf(choices: readonly Choice[]): IntList[] {
    return choices.flatMap(({ codes }) => codes.flatMap((code) => this.#table.posting(code) ?? []));
  }

  /** A small list that holds every card failing at most one filter; null for all cards. */
  #candidates(query: FacetQuery, choices: readonly Choice[]): IntList | null {
    if (query.within) return this.#union([query.within]);
    if (isAlone(query, choices)) return this.#union(this.#listsOf(choices));
    if (choices.length < 2) return null;
    // Who fails at most one filter passes one of any two: the two with the fewest cards hold them all.
    const bySize = choices
      .map((choice) => this.#listsOf([choice]))
      .sort((a, b) => sizeOf(a) - sizeOf(b))
      .slice(0, 2)
      .flat();
    return this.#union(bySize);
  }

  #union(lists: readonly (IntList | Int32Array)[]): IntList {
    const union = new IntList(64);
    for (const list of lists) {
      const items = list instanceof IntList ? list.items : list;
      for (let at = 0; at < list.length; at += 1) {
        const slot = items[at] ?? 0;
        const passed = this.#passed[slot] ?? 0;
        if ((passed & SEEN) !== 0) continue;
        this.#passed[slot] = passed | SEEN;
        union.push(slot);
      }
    }
    return union;
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

/** One choice and nothing else: its own facet counts the whole shop, which the table knows already. */
const isAlone = (query: FacetQuery, choices: readonly Choice[]): boolean =>
  choices.length === 1 && query.within === null && !hasColumnFilter(query);
