import type { ListingRequest } from '@sjaj/contract';
import { type Feninga, fromKm } from '@sjaj/domain';
import type { CodeKind, References } from '../search/index.ts';
import type { Counted } from './filters.ts';
import type { CardFacts } from './store/card-facts.ts';

/** An article by itself, not as a member of its card, with what it costs the viewer; null where prices are hidden. */
export interface Own {
  readonly facts: CardFacts;
  readonly price: Feninga | null;
  readonly isOnSale: boolean;
}

const isInStock = ({ facts: { onHand, reserved } }: Own): boolean => onHand > reserved;

/** Nothing chosen asks for nothing. */
const holdsAny = (chosen: readonly number[], own: readonly number[]): boolean =>
  chosen.length === 0 || chosen.some((id) => own.includes(id));

interface Reading {
  readonly references: References;
  /** ms: from when on an article is new. */
  readonly newFrom: number;
}

/** Whether the article fits all filters of a listing but words and tags. */
export function fits(own: Own, ask: ListingRequest, { references, newFrom }: Reading): boolean {
  const { brandId, categoryIds, valueIds, createdAt } = own.facts;
  const byAttribute = Map.groupBy(ask.attributeValuesIds, (id) => references.values.get(id)?.attributeId);
  const price = own.price ?? 0;
  return (
    holdsAny(
      ask.categoryIds,
      categoryIds.flatMap((id) => references.pathOf(id)),
    ) &&
    holdsAny(ask.brandIds, [brandId]) &&
    [...byAttribute.values()].every((chosen) => holdsAny(chosen, valueIds)) &&
    (ask.minPrice === undefined || price >= fromKm(ask.minPrice)) &&
    (ask.maxPrice === undefined || price <= fromKm(ask.maxPrice)) &&
    (!ask.isInStock || isInStock(own)) &&
    (!ask.isOnSale || own.isOnSale) &&
    (!ask.isNew || createdAt >= newFrom)
  );
}

/** How many of the articles each filter value would give, chosen alone. */
export function countsOf(all: readonly Own[], references: References): Counted {
  const counts = new Map<string, number>();
  const add = (kind: CodeKind, id: number): void => {
    counts.set(`${kind} ${id}`, countOf(kind, id) + 1);
  };
  const countOf = (kind: CodeKind, id: number): number => counts.get(`${kind} ${id}`) ?? 0;
  for (const { facts } of all) {
    add('brand', facts.brandId);
    for (const id of new Set(facts.categoryIds.flatMap((own) => references.pathOf(own)))) add('category', id);
    for (const id of facts.valueIds) if (references.filterAttributeOf(id) !== undefined) add('value', id);
  }
  const prices = all.flatMap(({ price }) => price ?? []);
  return {
    countOf,
    isInScope: (kind, id) => countOf(kind, id) > 0,
    inStock: all.filter(isInStock).length,
    onSale: all.filter(({ isOnSale }) => isOnSale).length,
    boughtBefore: all.length,
    lowestPrice: prices.length === 0 ? null : prices.reduce((a, b) => Math.min(a, b), Number.MAX_SAFE_INTEGER),
    highestPrice: prices.length === 0 ? null : prices.reduce((a, b) => Math.max(a, b), 0),
  };
}
