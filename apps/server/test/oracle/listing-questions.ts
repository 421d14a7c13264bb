import { feninga, LANGUAGES } from '@sjaj/domain';
import { SORTS } from '@sjaj/contract';
import type { CatalogueIndex } from '../../src/modules/search/catalogue-index.ts';
import type { CodeKind } from '../../src/modules/search/code-space.ts';
import type { PriceView, SearchRequest } from '../../src/modules/search/port.ts';
import { plainAnswer, type World } from './listing-oracle.ts';

const DAY_MS = 86_400_000;
const ALL = 1_000_000;
const PAGE_SIZES = [5, 10, 12, 24, 48, 100];

/** Chance that is the same for the same seed. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to, not including, `below`. */
  number(below: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  }

  isOneIn(times: number): boolean {
    return this.number(times) === 0;
  }

  one<T>(of: readonly T[]): T {
    const picked = of[this.number(of.length)];
    if (picked === undefined) throw new Error('nothing to choose from');
    return picked;
  }

  /** None in two of three cases, else up to `most`. */
  some(of: readonly number[], most: number): number[] {
    if (of.length === 0 || this.number(3) > 0) return [];
    return [...new Set(Array.from({ length: 1 + this.number(most) }, () => this.one(of)))];
  }
}

/** Any question of the filter language, by any caller. */
export function aQuestion(chance: Chance, world: World, texts: readonly string[]): SearchRequest {
  const { references, now, cards } = world;
  const ids = cards.flatMap(({ members }) => members.map(({ id }) => id));
  const amount = (): number | null => (chance.isOneIn(4) ? chance.number(chance.one([500, 3_000, 50_000])) : null);
  return {
    text: chance.isOneIn(2) ? chance.one(texts) : null,
    filters: {
      categoryIds: chance.some([...references.categories.keys(), 2_000_000], 3),
      brandIds: chance.some([...references.brands.keys()], 3),
      valueIds: chance.some([...references.values.keys(), 2_000_000], 5),
      tagIds: chance.some([...references.tags.keys()], 2),
      minPrice: amount(),
      maxPrice: amount(),
      isInStock: chance.isOneIn(4),
      isOnSale: chance.isOneIn(6),
      createdFrom: chance.isOneIn(5) ? now - chance.number(400) * DAY_MS : null,
      isBoughtBefore: chance.isOneIn(6),
    },
    prices: chance.isOneIn(4) ? null : aView(chance, world, ids),
    boughtIds: chance.isOneIn(4) ? null : Array.from({ length: chance.number(40) }, () => chance.one(ids)),
    sort: { by: chance.one(SORTS), isAscending: chance.isOneIn(2), language: chance.one(LANGUAGES) },
    page: 1 + (chance.isOneIn(3) ? chance.number(4) : 0),
    pageSize: chance.one(PAGE_SIZES),
  };
}

let versions = 0;

function aView(chance: Chance, { references }: World, ids: readonly number[]): PriceView {
  if (chance.isOneIn(3)) return { kind: 'retail' };
  const companyId = 1 + chance.number(50);
  const discounts = Array.from({ length: chance.number(4) }, (_, id) => ({
    id,
    brandId: chance.isOneIn(2) ? chance.one([...references.brands.keys()]) : null,
    categoryId: chance.isOneIn(2) ? chance.one([...references.categories.keys()]) : null,
    percentBp: chance.number(6_000),
  }));
  const contracts = Array.from(
    { length: chance.number(20) },
    () => [chance.one(ids), feninga(chance.number(3_000))] as const,
  );
  versions += 1;
  return {
    kind: 'wholesale',
    companyId,
    agreements: { discounts, contractPrices: new Map(contracts), version: versions },
  };
}

/** Where the index says something else than the slow computation; empty where they agree. */
export function divergences(index: CatalogueIndex, world: World, ask: SearchRequest): string[] {
  const found = ask.text === null ? null : index.search(bare(ask)).ids;
  const right = plainAnswer(world, ask, found);
  const answer = index.search(ask);
  const wrong: string[] = [];
  const same = (what: string, is: unknown, should: unknown): void => {
    if (JSON.stringify(is) !== JSON.stringify(should)) {
      wrong.push(`${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(should)}`.slice(0, 400));
    }
  };
  same('total', answer.total, right.ids.length);
  same('page', answer.ids, right.ids.slice((ask.page - 1) * ask.pageSize, ask.page * ask.pageSize));
  same(
    'marks',
    [answer.inStock, answer.onSale, answer.boughtBefore],
    [right.inStock, right.onSale, right.boughtBefore],
  );
  const isEmpty = right.prices.length === 0;
  const lowest = right.prices.reduce((a, b) => Math.min(a, b), Infinity);
  const highest = right.prices.reduce((a, b) => Math.max(a, b), 0);
  same('bounds', [answer.lowestPrice, answer.highestPrice], isEmpty ? [null, null] : [lowest, highest]);
  for (const [kind, id] of everyValue(world)) {
    same(`count of ${kind} ${id}`, answer.countOf(kind, id), right.countOf(kind, id));
    const isShown = kind === 'brand' || kind === 'value';
    if (isShown)
      same(`${kind} ${id} occurs`, answer.isInScope(kind, id), right.occurs(kind, id) || right.countOf(kind, id) > 0);
  }
  return wrong;
}

function everyValue({ references }: World): (readonly [CodeKind, number])[] {
  const of = (kind: CodeKind, ids: Iterable<number>) => Array.from(ids, (id) => [kind, id] as const);
  const values = [...references.values.keys()].filter((id) => references.filterAttributeOf(id) !== undefined);
  return [
    ...of('category', references.categories.keys()),
    ...of('brand', references.brands.keys()),
    ...of('tag', references.tags.keys()),
    ...of('value', values),
  ];
}

/** The same words by themselves, all of what they find. */
function bare({ text, sort }: SearchRequest): SearchRequest {
  return {
    text,
    filters: {
      ...{ categoryIds: [], brandIds: [], valueIds: [], tagIds: [], minPrice: null, maxPrice: null },
      ...{ isInStock: false, isOnSale: false, createdFrom: null, isBoughtBefore: false },
    },
    prices: null,
    boughtIds: null,
    sort: { ...sort, by: 'default' },
    page: 1,
    pageSize: ALL,
  };
}
