import { compareTexts } from '@sjaj/domain';
import { leadOf } from '../src/building/group-row.ts';
import type { IndexedProduct, PriceRules } from '../src/products.ts';
import type { PriceList, SearchRequest } from '../src/request.ts';
import type { FacetKind } from '../src/result.ts';
import { titleIn } from './taxonomy.ts';

/** A search computed slowly and plainly: every filter is checked for every group, once more for every facet. */

interface PlainGroup {
  readonly id: number;
  readonly lead: IndexedProduct;
  readonly products: readonly IndexedProduct[];
  /** Everything that it can be filtered by, as `kind id`. */
  readonly labels: ReadonlySet<string>;
}

export interface PlainCatalogue {
  readonly groups: readonly PlainGroup[];
  readonly rules: PriceRules;
  /** Of every value that any product may have, the filterable ones only. */
  readonly attributeOf: ReadonlyMap<number, number>;
  /** ms since 1970. */
  readonly now: number;
}

const labelOf = (kind: FacetKind, id: number): string => `${kind} ${id}`;

const labelsOf = (products: readonly IndexedProduct[]): ReadonlySet<string> =>
  new Set(
    products.flatMap(({ brandId, facets }) => [
      labelOf('brand', brandId),
      ...facets.categoryIds.map((id) => labelOf('category', id)),
      ...facets.values.map(({ id }) => labelOf('value', id)),
      ...facets.tagIds.map((id) => labelOf('tag', id)),
      labelOf('pack', facets.packId),
    ]),
  );

export function plainCatalogue(
  products: readonly IndexedProduct[],
  facts: Omit<PlainCatalogue, 'groups'>,
): PlainCatalogue {
  const byGroup = Map.groupBy(products, ({ id, groupId }) => (groupId === null ? `p${id}` : `g${groupId}`));
  const groups = [...byGroup.values()].flatMap((own): PlainGroup[] => {
    const lead = leadOf(own);
    return lead ? [{ id: lead.id, lead, products: own, labels: labelsOf(own) }] : [];
  });
  return { groups, ...facts };
}

/** The lowest price of the group for the caller; the list price where `isList`. */
function groupPrice(group: PlainGroup, list: PriceList, { rules, now }: PlainCatalogue, isList = false): number {
  const isRetail = list.kind === 'retail';
  const terms = list.kind === 'retail' || isList || list.companyId === null ? null : list.terms;
  return Math.min(
    ...group.products.map((product) => {
      const { price, normalPrice } = rules.pricesOf(product, { isRetail, terms, now });
      return isList ? normalPrice : price;
    }),
  );
}

const isOnPromotion = (group: PlainGroup, { now }: PlainCatalogue): boolean =>
  group.products.some(({ promotions }) => promotions.some(({ from, to }) => from <= now && now < to));
const isInStock = (group: PlainGroup): boolean => group.products.some(({ available }) => available > 0);
const isPurchased = (group: PlainGroup, { purchasedIds }: SearchRequest): boolean =>
  group.products.some(({ id }) => purchasedIds?.includes(id));
const second = (ms: number): number => Math.floor(ms / 1_000);
const createdAt = (group: PlainGroup): number =>
  Math.max(...group.products.map((product) => second(product.createdAt)));

const isNew = (group: PlainGroup, { newFrom }: SearchRequest): boolean =>
  newFrom !== null && createdAt(group) >= second(newFrom);

type Test = (group: PlainGroup) => boolean;

/** Every filter of the request by name: categories, brands, tags, packs, each attribute by itself, and the columns. */
function testsOf(
  request: SearchRequest,
  catalogue: PlainCatalogue,
  found: ReadonlySet<number> | null,
): Map<string, Test> {
  const { filters, prices } = request;
  const tests = new Map<string, Test>([['text', (group) => found === null || found.has(group.id)]]);
  const choose = (name: string, kind: FacetKind, ids: readonly number[]): void => {
    if (ids.length > 0) tests.set(name, (group) => ids.some((id) => group.labels.has(labelOf(kind, id))));
  };
  choose('category', 'category', filters.categoryIds);
  choose('brand', 'brand', filters.brandIds);
  choose('tag', 'tag', filters.tagIds);
  choose('pack', 'pack', filters.packIds);
  for (const { attributeId, valueIds } of filters.attributes) choose(`a${attributeId}`, 'value', valueIds);
  const { minPrice, maxPrice } = filters;
  tests.set('price', (group) => {
    if (prices === null) return true;
    const price = groupPrice(group, prices, catalogue);
    return price >= (minPrice ?? 0) && price <= (maxPrice ?? Infinity);
  });
  if (filters.isInStock) tests.set('stock', isInStock);
  if (filters.isOnPromotion) tests.set('promotion', (group) => isOnPromotion(group, catalogue));
  if (filters.isPurchasedBefore) tests.set('purchased', (group) => isPurchased(group, request));
  if (filters.isNew) tests.set('new', (group) => isNew(group, request));
  return tests;
}

const facetOf = (kind: FacetKind, id: number, { attributeOf }: PlainCatalogue): string =>
  kind === 'value' ? `a${attributeOf.get(id) ?? 0}` : kind;

interface PlainResult {
  /** All hits in their order. */
  readonly ids: readonly number[];
  readonly countOf: (kind: FacetKind, id: number) => number;
  /** Whether any group of the text below the categories has it. */
  readonly isInScope: (kind: FacetKind, id: number) => boolean;
  readonly inStock: number;
  readonly onPromotion: number;
  readonly purchasedBefore: number;
  readonly newlyAdded: number;
  readonly prices: readonly number[];
}

/** `found`: what the text finds by itself, best first; null without a text. */
export function plainSearch(
  catalogue: PlainCatalogue,
  request: SearchRequest,
  found: readonly number[] | null,
): PlainResult {
  const tests = testsOf(request, catalogue, found && new Set(found));
  const matching = (without?: string): PlainGroup[] =>
    catalogue.groups.filter((group) => [...tests].every(([name, passes]) => name === without || passes(group)));
  const hits = matching();
  const withoutFacet = new Map<string, PlainGroup[]>();
  const ignoring = (facet: string): PlainGroup[] => {
    const known = withoutFacet.get(facet) ?? (tests.has(facet) ? matching(facet) : hits);
    withoutFacet.set(facet, known);
    return known;
  };
  const scope = catalogue.groups.filter((group) =>
    ['text', 'category'].every((name) => tests.get(name)?.(group) ?? true),
  );
  const list = request.prices;
  return {
    ids: sorted(hits, request, catalogue, found).map(({ id }) => id),
    countOf: (kind, id) =>
      ignoring(facetOf(kind, id, catalogue)).filter(({ labels }) => labels.has(labelOf(kind, id))).length,
    isInScope: (kind, id) => scope.some(({ labels }) => labels.has(labelOf(kind, id))),
    inStock: hits.filter(isInStock).length,
    onPromotion: hits.filter((group) => isOnPromotion(group, catalogue)).length,
    purchasedBefore: hits.filter((group) => isPurchased(group, request)).length,
    newlyAdded: hits.filter((group) => isNew(group, request)).length,
    prices: list === null ? [] : ignoring('price').map((group) => groupPrice(group, list, catalogue)),
  };
}

const LIST_PRICES: PriceList = {
  kind: 'wholesale',
  companyId: null,
  terms: { discounts: [], contractPrices: new Map(), version: 0 },
};

function sorted(
  hits: readonly PlainGroup[],
  request: SearchRequest,
  catalogue: PlainCatalogue,
  found: readonly number[] | null,
): PlainGroup[] {
  const { by, isAscending, language } = request.sort;
  const sign = isAscending ? 1 : -1;
  const byNumber = (of: (group: PlainGroup) => number, direction = sign): PlainGroup[] =>
    hits.toSorted((a, b) => direction * (of(a) - of(b)) || a.id - b.id);
  const rank = ({ lead, products }: PlainGroup): number =>
    lead.isDiscontinued ? -1 : Math.max(...products.map(({ popularity }) => popularity));
  switch (by) {
    case 'default': {
      const place = new Map(found?.map((id, index) => [id, index]));
      return found ? hits.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)) : byNumber(rank, -1);
    }
    case 'createdAt':
      return byNumber(createdAt);
    case 'rating':
      return byNumber(({ products }) => Math.max(...products.map(({ rating }) => rating)));
    case 'listPrice': {
      const list = request.prices?.kind === 'retail' ? request.prices : LIST_PRICES;
      return byNumber((group) => groupPrice(group, list, catalogue, true));
    }
    case 'title': {
      const compare = compareTexts(language);
      const titleOf = ({ lead, products }: PlainGroup): string =>
        titleIn(products.length > 1 && lead.groupTitle ? lead.groupTitle : lead.title, language);
      return hits.toSorted((a, b) => sign * (compare(titleOf(a), titleOf(b)) || a.id - b.id));
    }
  }
}
