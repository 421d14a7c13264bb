import { feninga, LANGUAGES } from '@sjaj/domain';
import type { CatalogueIndex } from '../src/catalogue-index.ts';
import { NO_FILTERS, type PriceList, type SearchRequest, type SortField } from '../src/request.ts';
import type { FacetKind, SearchResult } from '../src/result.ts';
import { type PlainCatalogue, plainSearch } from './plain-search.ts';
import type { Taxonomy } from './taxonomy.ts';

const DAY_MS = 86_400_000;
const ALL_RESULTS = 1_000_000;
export const PACK_IDS = [1, 2, 3, 4, 5];
const PAGE_SIZES = [5, 10, 12, 24, 48, 100];
const SORT_FIELDS: readonly SortField[] = ['default', 'title', 'listPrice', 'createdAt', 'rating'];

/** Pseudorandom numbers, the same for the same seed. */
export class SeededRandom {
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

  /** None in two of three cases, otherwise up to `most`. */
  some(of: readonly number[], most: number): number[] {
    if (of.length === 0 || this.number(3) > 0) return [];
    return [...new Set(Array.from({ length: 1 + this.number(most) }, () => this.one(of)))];
  }
}

const idsOf = (all: readonly { readonly id: number }[]): number[] => all.map(({ id }) => id);

/** Any request by any caller. */
export function randomRequest(
  random: SeededRandom,
  { catalogue, taxonomy, texts }: { catalogue: PlainCatalogue; taxonomy: Taxonomy; texts: readonly string[] },
): SearchRequest {
  const { now, groups } = catalogue;
  const ids = groups.flatMap(({ products }) => idsOf(products));
  const amount = (): number | null => (random.isOneIn(4) ? random.number(random.one([500, 3_000, 50_000])) : null);
  const valueIds = random.some([...idsOf(taxonomy.values), 2_000_000], 5);
  const attributeOf = (valueId: number): number => taxonomy.values.find(({ id }) => id === valueId)?.attributeId ?? 0;
  return {
    text: random.isOneIn(2) ? random.one(texts) : null,
    filters: {
      categoryIds: random.some([...idsOf(taxonomy.categories), 2_000_000], 3),
      brandIds: random.some(idsOf(taxonomy.brands), 3),
      tagIds: random.some(idsOf(taxonomy.tags), 2),
      packIds: random.some(PACK_IDS, 3),
      attributes: [...Map.groupBy(valueIds, attributeOf)].map(([attributeId, own]) => ({ attributeId, valueIds: own })),
      minPrice: amount(),
      maxPrice: amount(),
      isInStock: random.isOneIn(4),
      isOnPromotion: random.isOneIn(6),
      isNew: random.isOneIn(5),
      isPurchasedBefore: random.isOneIn(6),
    },
    prices: random.isOneIn(4) ? null : randomPriceList(random, taxonomy, ids),
    purchasedIds: random.isOneIn(4) ? null : Array.from({ length: random.number(40) }, () => random.one(ids)),
    newFrom: random.isOneIn(4) ? null : now - random.number(400) * DAY_MS,
    sort: { by: random.one(SORT_FIELDS), isAscending: random.isOneIn(2), language: random.one(LANGUAGES) },
    page: 1 + (random.isOneIn(3) ? random.number(4) : 0),
    pageSize: random.one(PAGE_SIZES),
  };
}

let versions = 0;

function randomPriceList(random: SeededRandom, taxonomy: Taxonomy, productIds: readonly number[]): PriceList {
  if (random.isOneIn(3)) return { kind: 'retail' };
  const companyId = 1 + random.number(50);
  const discounts = Array.from({ length: random.number(4) }, (_, id) => ({
    id,
    brandId: random.isOneIn(2) ? random.one(idsOf(taxonomy.brands)) : null,
    categoryId: random.isOneIn(2) ? random.one(idsOf(taxonomy.categories)) : null,
    percentBp: random.number(6_000),
  }));
  const contracts = Array.from(
    { length: random.number(20) },
    () => [random.one(productIds), feninga(random.number(3_000))] as const,
  );
  versions += 1;
  return {
    kind: 'wholesale',
    companyId,
    terms: { discounts, contractPrices: new Map(contracts), version: versions },
  };
}

export const leadIdsOf = ({ groups }: SearchResult): number[] => groups.map(({ leadId }) => leadId);

/** Where the index differs from the plain search; empty where they agree. */
export async function divergences(
  index: CatalogueIndex,
  catalogue: PlainCatalogue,
  request: SearchRequest,
): Promise<string[]> {
  const found = request.text === null ? null : leadIdsOf(await index.search(textOnly(request)));
  const expected = plainSearch(catalogue, request, found);
  const result = await index.search(request);
  const wrong: string[] = [];
  const same = (what: string, is: unknown, should: unknown): void => {
    if (JSON.stringify(is) !== JSON.stringify(should)) {
      wrong.push(`${what}: ${JSON.stringify(is)} instead of ${JSON.stringify(should)}`.slice(0, 400));
    }
  };
  same('total', result.total, expected.ids.length);
  same(
    'page',
    leadIdsOf(result),
    expected.ids.slice((request.page - 1) * request.pageSize, request.page * request.pageSize),
  );
  same(
    'marks',
    [result.inStock, result.onPromotion, result.purchasedBefore, result.newlyAdded],
    [expected.inStock, expected.onPromotion, expected.purchasedBefore, expected.newlyAdded],
  );
  const isEmpty = expected.prices.length === 0;
  const lowest = expected.prices.reduce((a, b) => Math.min(a, b), Infinity);
  const highest = expected.prices.reduce((a, b) => Math.max(a, b), 0);
  same('bounds', [result.lowestPrice, result.highestPrice], isEmpty ? [null, null] : [lowest, highest]);
  for (const kind of ['category', 'brand', 'tag', 'pack', 'value'] as const) {
    same(`counts by ${kind}`, sortedCounts(result.facets[kind]), expectedCounts(kind, catalogue, expected));
  }
  return wrong;
}

type Counts = SearchResult['facets'][FacetKind];

const sortedCounts = (counts: Counts): Counts => counts.toSorted((a, b) => a.id - b.id);

/** Everything that occurs in the catalogue, with a count or in scope. */
function expectedCounts(
  kind: FacetKind,
  { groups }: PlainCatalogue,
  { countOf, isInScope }: ReturnType<typeof plainSearch>,
): Counts {
  const labels = new Set(groups.flatMap((group) => [...group.labels]));
  const ids = [...labels].filter((label) => label.startsWith(`${kind} `)).map((label) => Number(label.split(' ')[1]));
  const counts = ids.map((id) => ({ id, count: countOf(kind, id) }));
  return sortedCounts(counts.filter(({ id, count }) => count > 0 || isInScope(kind, id)));
}

/** The same text without filters, all of what it finds. */
function textOnly({ text, sort }: SearchRequest): SearchRequest {
  return {
    text,
    filters: NO_FILTERS,
    prices: null,
    purchasedIds: null,
    newFrom: null,
    sort: { ...sort, by: 'default' },
    page: 1,
    pageSize: ALL_RESULTS,
  };
}
