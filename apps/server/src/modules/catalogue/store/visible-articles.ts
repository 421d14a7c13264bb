import type { Content } from '@sjaj/domain';
import type { Db } from '../../../platform/database/db.ts';
import { allRows } from '../../../platform/database/statements.ts';

interface VisibleArticle {
  readonly id: number;
  readonly title: Content;
  /** When what its page shows was last changed. */
  readonly changedAt: Date;
}

/** Every article that the shop shows, by id. */
export const visibleArticles = (db: Db): Promise<readonly VisibleArticle[]> =>
  allRows<VisibleArticle>(db)`
    select id, title, changed_at as "changedAt" from article where is_visible_on_web order by id`;

/** The visible articles of a variation. */
export async function membersOf(db: Db, variationId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('article')
    .select('id')
    .where('variation_id', '=', variationId)
    .where('is_visible_on_web', '=', true)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
