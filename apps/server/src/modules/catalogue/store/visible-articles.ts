import type { Content } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

interface VisibleArticle {
  readonly id: number;
  readonly title: Content;
  /** When what its page shows was last changed. */
  readonly changedAt: Date;
}

/** Every article that the shop shows, by id. */
export async function visibleArticles(db: Db): Promise<readonly VisibleArticle[]> {
  const { rows } = await sql<VisibleArticle>`
    select id, title, changed_at as "changedAt" from article where is_visible_on_web order by id`.execute(db);
  return rows;
}

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
