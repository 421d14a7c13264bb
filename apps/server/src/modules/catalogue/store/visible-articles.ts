import type { Content } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

interface VisibleArticle {
  readonly id: number;
  readonly title: Content;
}

/** Every article that the shop shows, by id. */
export async function visibleArticles(db: Db): Promise<readonly VisibleArticle[]> {
  const { rows } = await sql<VisibleArticle>`
    select id, title from article where is_visible_on_web order by id`.execute(db);
  return rows;
}
