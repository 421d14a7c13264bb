import type { GroupRow } from '../columns/group-table.ts';
import type { FacetIds } from '../facets/facet-ids.ts';
import type { IndexedProduct, PricedProduct, PriceRules } from '../products.ts';

const START_OF_TIME = Date.UTC(2000, 0, 1);
/** Sorts behind everything that can still be ordered. */
const DISCONTINUED_RANK = -1;

export const secondsSince2000 = (ms: number): number => Math.floor((ms - START_OF_TIME) / 1_000);

/** The product that represents its group: the lead where it is visible, otherwise the first that is not discontinued. */
export const leadOf = (products: readonly IndexedProduct[]): IndexedProduct | undefined =>
  products.toSorted(
    (a, b) => Number(a.isDiscontinued) - Number(b.isDiscontinued) || Number(b.isLead) - Number(a.isLead) || a.id - b.id,
  )[0];

const isOnPromotion = ({ promotions }: PricedProduct, now: number): boolean =>
  promotions.some(({ from, to }) => from <= now && now < to);

/** Facet ids of everything that any product of the group can be filtered by. */
export function facetsOf(products: readonly IndexedProduct[], facetIds: FacetIds): number[] {
  const ids = new Set<number>();
  for (const { brandId, facets } of products) {
    ids.add(facetIds.idFor('brand', brandId));
    ids.add(facetIds.idFor('pack', facets.packId));
    for (const tag of facets.tagIds) ids.add(facetIds.idFor('tag', tag));
    for (const category of facets.categoryIds) ids.add(facetIds.idFor('category', category));
    for (const { id, attributeId } of facets.values) ids.add(facetIds.idForValue(id, attributeId));
  }
  return [...ids].sort((a, b) => a - b);
}

interface RowContext {
  readonly rules: PriceRules;
  /** ms since 1970. */
  readonly now: number;
}

type GroupPrices = Pick<GroupRow, 'isOnPromotion' | 'net' | 'gross' | 'netNow' | 'grossNow'>;

/** The lowest prices of the group, and whether any of its products is on promotion. */
export function groupPrices(products: readonly PricedProduct[], { rules, now }: RowContext): GroupPrices {
  const net = products.map((product) => rules.pricesOf(product, { isRetail: false, terms: null, now }));
  const gross = products.map((product) => rules.pricesOf(product, { isRetail: true, terms: null, now }));
  return {
    net: Math.min(...net.map(({ normalPrice }) => normalPrice)),
    gross: Math.min(...gross.map(({ normalPrice }) => normalPrice)),
    netNow: Math.min(...net.map(({ price }) => price)),
    grossNow: Math.min(...gross.map(({ price }) => price)),
    isOnPromotion: products.some((product) => isOnPromotion(product, now)),
  };
}

/** The columns of a group: in stock where any product is, the lowest price, the newest and most popular product. */
export function rowOf(
  lead: IndexedProduct,
  products: readonly IndexedProduct[],
  facetIds: readonly number[],
  context: RowContext,
): GroupRow {
  return {
    id: lead.id,
    facetIds,
    ...groupPrices(products, context),
    isInStock: products.some(({ available }) => available > 0),
    createdAt: Math.max(...products.map(({ createdAt }) => secondsSince2000(createdAt))),
    rank: lead.isDiscontinued ? DISCONTINUED_RANK : Math.max(...products.map(({ popularity }) => popularity)),
    rating: Math.max(...products.map(({ rating }) => rating)),
  };
}

/** The products by group. */
export function groupsOf(products: readonly IndexedProduct[]): Iterable<readonly IndexedProduct[]> {
  return Map.groupBy(products, ({ id, groupId }) => (groupId === null ? `product ${id}` : `group ${groupId}`)).values();
}
