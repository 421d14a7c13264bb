import { bestFirst, type Order } from './best-first.ts';
import type { CardShelf } from './card-shelf.ts';
import { FLAGS } from './card-table.ts';
import type { FacetPass } from './facet-pass.ts';
import type { Choice, FacetAnswer, FacetQuery } from './facet-query.ts';

/** Answers kept: each is a number for every code, and its hits. */
const KEPT = 400;
/** So many places of an order are worked out at once: some pages. */
const PLACES = 240;

interface Bounds {
  readonly lowest: number | null;
  readonly highest: number | null;
}

interface Kept {
  readonly answer: FacetAnswer;
  readonly bounds: Map<Int32Array, Bounds>;
  readonly orders: Map<string, Int32Array>;
  /** How many changes of the shelf bounds and orders have seen: they follow prices as well. */
  seen: number;
}

export interface Ranking {
  /** Names the order among all that the same hits may be put in. */
  readonly name: string;
  readonly order: Order;
}

/** What a question came to. */
export interface Ranked {
  readonly answer: FacetAnswer;
  /** The first `count` of the hits, in their order. */
  readonly first: (count: number, ranking: Ranking) => Int32Array;
}

/**
 * Answers questions, and remembers what choices of categories, brands, tags and values led to, also of what is in stock or
 * on sale: the lists that most people read. Counts stand until an article is another one, bounds and orders until a price is.
 */
export class FacetAnswers {
  readonly #shelf: CardShelf;
  readonly #pass: FacetPass;
  readonly #kept = new Map<string, Kept>();
  #facts = 0;

  constructor(shelf: CardShelf, pass: FacetPass) {
    this.#shelf = shelf;
    this.#pass = pass;
  }

  of(query: FacetQuery): Ranked {
    if (!isPlain(query)) {
      const answer = this.#pass.run(query);
      return {
        answer,
        first: (count, { order }) => bestFirst(answer.hits, Math.min(count, answer.hits.length), order),
      };
    }
    const kept = this.#keptFor(query);
    if (kept.seen !== this.#shelf.changes.length) {
      kept.bounds.clear();
      kept.orders.clear();
      kept.seen = this.#shelf.changes.length;
    }
    const answer: FacetAnswer = {
      ...kept.answer,
      ...this.#boundsOf(kept, query.prices),
      boughtBefore: this.#bought(query),
    };
    return { answer, first: (count, ranking) => firstOf(kept, count, ranking) };
  }

  #keptFor(query: FacetQuery): Kept {
    if (this.#facts !== this.#shelf.facts) this.#kept.clear();
    this.#facts = this.#shelf.facts;
    const chosen = query.choices.map(({ facet, codes }) => `${facet}:${codes.join()}`).join(' ');
    const key = `${query.isInStock} ${query.isOnSale} ${chosen}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const answer = this.#pass.run({ ...query, prices: null, bought: null });
    const kept: Kept = { answer, bounds: new Map(), orders: new Map(), seen: this.#shelf.changes.length };
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return kept;
  }

  #boundsOf({ answer: { hits }, bounds }: Kept, prices: Int32Array | null): Bounds {
    if (prices === null || hits.length === 0) return { lowest: null, highest: null };
    const known = bounds.get(prices);
    if (known) return known;
    let lowest = Number.MAX_SAFE_INTEGER;
    let highest = -1;
    for (const slot of hits) {
      const price = prices[slot] ?? 0;
      if (price < lowest) lowest = price;
      if (price > highest) highest = price;
    }
    const found = { lowest, highest };
    bounds.set(prices, found);
    return found;
  }

  /** How many cards that the caller has bought fit: they are few, so they are looked at one by one. */
  #bought({ bought, choices, isInStock, isOnSale }: FacetQuery): number {
    if (bought === null) return 0;
    const { table } = this.#shelf;
    const wanted = FLAGS.ALIVE | (isInStock ? FLAGS.IN_STOCK : 0) | (isOnSale ? FLAGS.ON_SALE : 0);
    let count = 0;
    for (const slot of bought.slots) {
      if ((table.flags.at(slot) & wanted) !== wanted) continue;
      if (choices.every((choice) => fits(table.codesOf(slot), choice))) count += 1;
    }
    return count;
  }
}

const fits = (own: Int32Array, { codes }: Choice): boolean => codes.some((code) => own.includes(code));

/** No text, and no filter but choices and marks: few enough to come again. */
const isPlain = (query: FacetQuery): boolean =>
  query.within === null &&
  query.minPrice === null &&
  query.maxPrice === null &&
  query.createdFrom === null &&
  !query.isBoughtBefore;

function firstOf({ answer: { hits }, orders }: Kept, count: number, { name, order }: Ranking): Int32Array {
  const wanted = Math.min(count, hits.length);
  if (wanted > PLACES) return bestFirst(hits, wanted, order);
  const known = orders.get(name);
  if (known) return known.subarray(0, wanted);
  const places = bestFirst(hits, Math.min(PLACES, hits.length), order);
  orders.set(name, places);
  return places.subarray(0, wanted);
}
