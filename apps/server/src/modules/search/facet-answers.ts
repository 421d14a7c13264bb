import { bestFirst, between, type Places } from './best-first.ts';
import type { CardShelf } from './card-shelf.ts';
import { FLAGS } from './card-table.ts';
import { FACETS } from './code-space.ts';
import { ColumnFilter } from './column-filter.ts';
import type { Choice } from './choices.ts';
import type { FacetQuery } from './facet-query.ts';
import { IntList } from './int-list.ts';
import { type Bounds, boundsOf, PLACES, type Ranking, type Section } from './section.ts';
import type { Sections } from './sections.ts';
import { type Counted, Tally } from './tally.ts';

/** So few cards are looked at one by one; of more there is a ladder of prices. */
const FEW = 1_000;

/** What a question came to. Of the counts, each facet's leave out what is chosen in it. */
export interface FacetAnswer extends Counted, Bounds {
  readonly boughtBefore: number;
  /** The hits at these places of an order. */
  readonly page: (places: Places, ranking: Ranking) => Int32Array;
  /** Whether a code occurs in the chosen categories and the text's hits, whatever else is chosen. */
  readonly occurs: (code: number) => boolean;
}

type Cards = Pick<FacetQuery, 'choices' | 'within'>;

interface Asked extends Places {
  readonly ranking: Ranking;
}

/** Answers questions out of sections that are counted already, as far as it can. */
export class FacetAnswers {
  readonly #shelf: CardShelf;
  readonly #sections: Sections;

  constructor(shelf: CardShelf, sections: Sections) {
    this.#shelf = shelf;
    this.#sections = sections;
  }

  of(query: FacetQuery): FacetAnswer {
    const { choices, within } = query;
    const { space } = this.#shelf;
    const filter = new ColumnFilter(this.#shelf.table, query);
    const sections = this.#sectionsOf(query);
    const { total, inStock, onSale, counts } = this.#count(sections, filter);
    choices.forEach(({ facet }, place) => {
      const others = this.#count(this.#sectionsOf({ choices: choices.toSpliced(place, 1), within }), filter).counts;
      for (let code = 0; code < counts.length; code += 1) {
        if (space.facets[code] === facet) counts[code] = others[code] ?? 0;
      }
    });
    const boughtBefore = query.bought === null ? 0 : countOf(sections, filter, query.bought);
    return {
      ...{ total, inStock, onSale, counts, boughtBefore },
      ...this.#bounds(sections, filter),
      page: ({ from, to }, ranking) =>
        this.#page(sections, filter, { ranking, from: Math.min(from, total), to: Math.min(to, total) }),
      occurs: this.#occurring(query),
    };
  }

  /** Makes the ladders ready that a question without a text climbs. */
  async prepare(query: FacetQuery): Promise<void> {
    const { choices } = query;
    const { range, isRare, wanted, prices } = new ColumnFilter(this.#shelf.table, query);
    if (!range || isRare || !prices) return;
    const all: readonly (readonly Choice[])[] = [choices, ...choices.map((_, place) => choices.toSpliced(place, 1))];
    for (const some of all) await this.#sections.prepareLadder(this.#sections.of(some, null), wanted, prices);
  }

  #sectionsOf({ choices, within }: Cards): Section[] {
    return (within ?? [null]).map((found) => this.#sections.of(choices, found));
  }

  #count(sections: readonly Section[], filter: ColumnFilter): Tally {
    const tally = new Tally(this.#shelf.table, this.#shelf.space);
    const { flags } = this.#shelf.table;
    for (const section of sections) {
      if (isOneByOne(section, filter)) {
        for (const slot of filter.priced(filter.among(section))) tally.take(slot, flags.at(slot));
      } else if (filter.range && filter.prices) {
        const ladder = this.#sections.ladder(section, filter.wanted, filter.prices);
        ladder.count(filter.range, filter.prices.column, tally);
      } else tally.add(section.count(filter.wanted));
    }
    return tally.settle();
  }

  #bounds(sections: readonly Section[], filter: ColumnFilter): Bounds {
    const { prices, wanted, isRare } = filter;
    if (!prices) return { lowest: null, highest: null };
    let lowest = Number.POSITIVE_INFINITY;
    let highest = -1;
    for (const section of sections) {
      const { lowest: low, highest: high } = isRare
        ? boundsOf(filter.among(section), prices.column)
        : section.bounds(wanted, prices);
      lowest = Math.min(lowest, low ?? lowest);
      highest = Math.max(highest, high ?? highest);
    }
    return highest < 0 ? { lowest: null, highest: null } : { lowest, highest };
  }

  #page(sections: readonly Section[], filter: ColumnFilter, { from, to, ranking }: Asked): Int32Array {
    const { order, quick } = ranking;
    const isDeep = to > PLACES;
    const lists = sections.map((section) =>
      isDeep ? this.#hitsOf(section, filter) : this.#firstOf(section, filter, { count: to, ranking }),
    );
    const [only, ...others] = lists;
    if (only && others.length === 0 && !isDeep) return only.subarray(from, to);
    const all = only && others.length === 0 ? only : Int32Array.from(lists.flatMap((slots) => [...slots]));
    return between(all, { from, to }, isDeep ? (quick?.() ?? order) : order);
  }

  /** The first `count` hits of a section in their order, and maybe some more. */
  #firstOf(section: Section, filter: ColumnFilter, { count, ranking }: { count: number; ranking: Ranking }) {
    if (!filter.isRare) {
      const places = section.first(filter.wanted, ranking);
      if (!filter.range) return places;
      const passing = filter.priced(places);
      if (passing.length >= count || places.length < PLACES) return passing;
    }
    const hits = this.#hitsOf(section, filter);
    return bestFirst(hits, Math.min(count, hits.length), ranking.quick?.() ?? ranking.order);
  }

  #hitsOf(section: Section, filter: ColumnFilter): Int32Array {
    const { range, prices, wanted, isRare } = filter;
    if (!isRare && !range) return section.having(wanted);
    if (!range || !prices || isOneByOne(section, filter)) return filter.priced(filter.among(section));
    const hits = new IntList();
    this.#sections.ladder(section, wanted, prices).each(range, prices.column, (slot) => hits.push(slot));
    return hits.items.subarray(0, hits.length);
  }

  /** Looked up when it is asked for first. */
  #occurring({ choices, within }: Cards): (code: number) => boolean {
    const categories = choices.filter(({ facet }) => facet === FACETS.category);
    let counted: readonly Counted[] | null = null;
    return (code) => {
      counted ??= this.#sectionsOf({ choices: categories, within }).map((section) => section.count(FLAGS.ALIVE));
      return counted.some(({ counts }) => (counts[code] ?? 0) > 0);
    };
  }
}

const isOneByOne = ({ slots }: Section, { isRare, isOfText, range }: ColumnFilter): boolean =>
  isRare || (range !== null && (isOfText || slots.length <= FEW));

/** How many of some cards pass and are in the sections. */
function countOf(sections: readonly Section[], filter: ColumnFilter, some: Int32Array): number {
  let count = 0;
  for (const slot of filter.of(some)) if (sections.some((section) => section.has(slot))) count += 1;
  return count;
}
