import type { ArticleDetails, Relation } from '@sjaj/contract';
import { type Serialized, serialize, serializedList, serializedObject } from '../../../platform/http/serialized.ts';
import type { DetailsFacts } from '../store/details.ts';
import type { ProductReader } from './product-reader.ts';
import type { Viewer } from './viewer.ts';

/** Size and colour are still to be chosen of what is merely like an article; what fits or replaces it is the member that is named. */
const BY_GROUP: ReadonlySet<Relation> = new Set(['alternative', 'accessory', 'consumable']);

/** The tiles of visible linked articles by relation, in the order of the links. */
export async function serializedLinks(
  reader: ProductReader,
  { links }: Pick<DetailsFacts, 'links'>,
  viewer: Viewer,
): Promise<Serialized<ArticleDetails['linkedArticles']>> {
  const byRelation = Map.groupBy(links, ({ relation }) => relation);
  const entries = Array.from(byRelation, ([relation, linked]) => ({
    relation,
    ids: linked.map(({ id }) => id).filter((id) => reader.leadOf(id) !== undefined),
  }));
  return serializedList(
    await Promise.all(
      entries
        .filter(({ ids }) => ids.length > 0)
        .map(async ({ relation, ids }) =>
          serializedObject<ArticleDetails['linkedArticles'][number]>({
            relation: serialize(relation),
            articles: BY_GROUP.has(relation)
              ? await reader.serializedGroupTiles(reader.firstOfGroups(ids), viewer)
              : await reader.serializedGroupTiles(ids, viewer, ({ lead }) => lead),
          }),
        ),
    ),
  );
}
