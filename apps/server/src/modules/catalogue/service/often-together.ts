import type { ArticleCard } from '@sjaj/contract';
import { orderedTogether } from '../store/bought.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { canBeHad, tilesOfGroups } from './product-rows.ts';
import type { Viewer } from './viewer.ts';

const TILES = 3;
/** Enough to have some left where sizes of one article, and what is sold out, are left out. */
const CANDIDATES = 24;
/** The newest lines of a long cart. */
const MOST_LINES = 40;

/** What is often ordered with these articles and can be had; sizes and colours as one tile, none of what is there already. */
export async function oftenTogether(
  catalogue: CatalogueContext,
  viewer: Viewer,
  articleIds: readonly number[],
): Promise<ArticleCard[]> {
  const own = articleIds.slice(-MOST_LINES);
  const found = own.length === 0 ? [] : await orderedTogether(catalogue.db, own, CANDIDATES);
  const leadOf = (id: number): number => catalogue.reader.leadOf(id) ?? id;
  const taken = new Set(articleIds.map(leadOf));
  const others = found.filter((id) => !taken.has(leadOf(id)));
  return (await tilesOfGroups(catalogue, viewer, others)).filter(canBeHad).slice(0, TILES);
}
