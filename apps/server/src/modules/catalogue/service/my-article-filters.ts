import type { ListingRequest } from '@sjaj/contract';
import { type Feninga, fromKm } from '@sjaj/domain';
import type { FacetCount, FacetKind } from '@sjaj/catalogue-index';
import { packIdOf, type References } from '../indexing/rules.ts';
import type { FilterCounts } from './filters.ts';
import type { ArticleFacts } from '../store/article-facts.ts';

/** An article by itself, not as a member of its tile, with what it costs the viewer; null where prices are hidden. */
export interface Own {
  readonly facts: ArticleFacts;
  readonly price: Feninga | null;
  readonly isOnSale: boolean;
}

const isInStock = ({ facts: { onHand, reserved } }: Own): boolean => onHand > reserved;

/** Nothing chosen asks for nothing. */
const holdsAny = <Id>(chosen: readonly Id[], own: readonly Id[]): boolean =>
  chosen.length === 0 || chosen.some((id) => own.includes(id));

interface FilterContext {
  readonly references: References;
  /** ms: from when on an article is new. */
  readonly newFrom: number;
}

/** Whether the article fits all filters of a listing but words and tags. */
export function fits(own: Own, request: ListingRequest, { references, newFrom }: FilterContext): boolean {
  const { brandId, categoryIds, valueIds, createdAt } = own.facts;
  const byAttribute = Map.groupBy(request.attributeValuesIds, (id) => references.values.get(id)?.attributeId);
  const price = own.price ?? 0;
  return (
    holdsAny(
      request.categoryIds,
      categoryIds.flatMap((id) => references.pathOf(id)),
    ) &&
    holdsAny(request.brandIds, [brandId]) &&
    holdsAny(request.packIds, [packIdOf(own.facts)]) &&
    [...byAttribute.values()].every((chosen) => holdsAny(chosen, valueIds)) &&
    (request.minPrice === undefined || price >= fromKm(request.minPrice)) &&
    (request.maxPrice === undefined || price <= fromKm(request.maxPrice)) &&
    (!request.isInStock || isInStock(own)) &&
    (!request.isOnSale || own.isOnSale) &&
    (!request.isNew || createdAt >= newFrom)
  );
}

/** How many of the articles each filter value would leave if it were the only filter. */
export function countsOf(all: readonly Own[], { references, newFrom }: FilterContext): FilterCounts {
  const counts: Record<FacetKind, Map<number, number>> = {
    category: new Map(),
    brand: new Map(),
    tag: new Map(),
    pack: new Map(),
    value: new Map(),
  };
  const add = (kind: FacetKind, id: number): void => {
    counts[kind].set(id, (counts[kind].get(id) ?? 0) + 1);
  };
  for (const { facts } of all) {
    add('brand', facts.brandId);
    add('pack', references.packs.numberFor(facts));
    for (const id of new Set(facts.categoryIds.flatMap((own) => references.pathOf(own)))) add('category', id);
    for (const id of facts.valueIds) if (references.filterAttributeOf(id) !== undefined) add('value', id);
  }
  const listed = (kind: FacetKind): FacetCount[] => Array.from(counts[kind], ([id, count]) => ({ id, count }));
  const prices = all.flatMap(({ price }) => price ?? []);
  return {
    facets: {
      category: listed('category'),
      brand: listed('brand'),
      tag: listed('tag'),
      pack: listed('pack'),
      value: listed('value'),
    },
    inStock: all.filter(isInStock).length,
    onPromotion: all.filter(({ isOnSale }) => isOnSale).length,
    purchasedBefore: all.length,
    newlyAdded: all.filter(({ facts }) => facts.createdAt >= newFrom).length,
    lowestPrice: prices.length === 0 ? null : prices.reduce((a, b) => Math.min(a, b), Number.MAX_SAFE_INTEGER),
    highestPrice: prices.length === 0 ? null : prices.reduce((a, b) => Math.max(a, b), 0),
  };
}
