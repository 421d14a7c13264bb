import type { Successor } from '@sjaj/contract';
import { successorsOf } from '../../articles/index.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import type { Viewer } from './viewer.ts';

/** What replaces these articles, as the viewer sees it; articles that are still supplied are left out. */
export async function successors(
  { db, reader }: CatalogueContext,
  viewer: Viewer,
  articleIds: readonly number[],
): Promise<Successor[]> {
  const found = await successorsOf(db, articleIds);
  const tiles = await reader.tiles([...new Set(found.values())], viewer);
  const tileOf = new Map(tiles.map((tile) => [tile.id, tile]));
  return [...found].flatMap(([articleId, successorId]) => {
    const successor = tileOf.get(successorId);
    return successor ? [{ articleId, successor }] : [];
  });
}
