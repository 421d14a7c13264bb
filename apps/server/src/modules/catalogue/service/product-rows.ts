import type { ArticleCard, ListingRequest } from '@sjaj/contract';
import type { CatalogueContext } from './catalogue-context.ts';
import type { Viewer } from './viewer.ts';
import { articlesFor } from './listing.ts';

/** A listing request that filters nothing. */
export const PLAIN: ListingRequest = {
  page: 1,
  pageSize: 12,
  sortBy: 'default',
  isSortAscending: true,
  categoryIds: [],
  brandIds: [],
  attributeValuesIds: [],
  tagIds: [],
  packIds: [],
  isInStock: false,
  isOnSale: false,
  isNew: false,
  isBoughtBefore: false,
};

type Pages = Pick<ListingRequest, 'page' | 'pageSize'>;

/** The most wanted articles on sale now. */
export async function articlesOnPromotion(
  catalogue: CatalogueContext,
  viewer: Viewer,
  page: Pages,
): Promise<ArticleCard[]> {
  const { items } = await articlesFor(catalogue, viewer, { ...PLAIN, ...page, isOnSale: true });
  return items;
}

/** What is new, newest first unless another order is asked for. */
export function newlyAdded(catalogue: CatalogueContext, viewer: Viewer, request: ListingRequest) {
  const order = request.sortBy === 'default' ? ({ sortBy: 'createdDate', isSortAscending: false } as const) : {};
  return articlesFor(catalogue, viewer, { ...request, ...order, isNew: true });
}

const SELECTED = 10;

/**
 * Up to ten articles for the caller: what the company buys most often and can be had, then what everybody wants. Sizes and colours
 * of one article have one tile, on which they are chosen, as in listings.
 */
export async function selectedFor(
  catalogue: CatalogueContext,
  viewer: Viewer,
  { page, pageSize }: Pages,
): Promise<ArticleCard[]> {
  const bought = viewer.buyer ? (await catalogue.purchased.of(viewer.buyer)).slice(0, SELECTED * 4) : [];
  const own = await tilesOfGroups(catalogue, viewer, bought);
  const popular = await articlesFor(catalogue, viewer, { ...PLAIN, isInStock: true });
  const selected = new Map<string, ArticleCard>();
  for (const tile of [...own.filter(canBeHad), ...popular.items]) {
    const key = tile.variation ? `variation ${tile.variation.id}` : `article ${tile.id}`;
    if (!selected.has(key)) selected.set(key, tile);
  }
  return [...selected.values()].slice(0, SELECTED).slice((page - 1) * pageSize, page * pageSize);
}

/** Tiles of the visible ones of these articles, in this order; of a variation one, with its members to choose from. */
export function tilesOfGroups(
  { reader }: CatalogueContext,
  viewer: Viewer,
  articleIds: readonly number[],
): Promise<ArticleCard[]> {
  const visible = articleIds.filter((id) => reader.leadOf(id) !== undefined);
  return reader.groupTiles(reader.firstOfGroups(visible), viewer);
}

export const canBeHad = ({ offer }: ArticleCard): boolean => offer === 'cart';
