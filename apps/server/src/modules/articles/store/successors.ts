import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows } from '../../../platform/database/statements.ts';

/** A successor's successor and so on: longer chains, and circles, end here. */
const MOST_STEPS = 5;

/**
 * By article, the one that replaces it: for those that are hidden, archived or no longer supplied, the nearest article behind
 * their links that the shop shows and supplies.
 */
export async function successorsOf(db: Db | Tx, articleIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (articleIds.length === 0) return new Map();
  const rows = await allRows<{ articleId: number; successorId: number }>(db)`
    with recursive step (article_id, id, depth, position) as (
      select a.id, a.id, 0, 0 from article a where a.id = any(${articleIds}::integer[])
      union all
      select s.article_id, l.linked_article_id, s.depth + 1, l.position
      from step s
      join article a on a.id = s.id and (not a.is_visible_on_web or a.is_discontinued)
      join article_link l on l.article_id = s.id and l.relation = 'replacement'
      where s.depth < ${MOST_STEPS}
    )
    select distinct on (s.article_id) s.article_id as "articleId", s.id as "successorId"
    from step s join article a on a.id = s.id
    where s.depth > 0 and a.is_visible_on_web and not a.is_discontinued
    order by s.article_id, s.depth, s.position, s.id`;
  return new Map(rows.map(({ articleId, successorId }) => [articleId, successorId]));
}
