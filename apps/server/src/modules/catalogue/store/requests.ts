import type { Tx } from '../../../platform/db.ts';

/** Whether customers see the article. */
export async function isVisible(tx: Tx, articleId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('article')
    .select('id')
    .where('id', '=', articleId)
    .where('is_visible_on_web', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

interface Request {
  readonly articleId: number;
  readonly userId: number;
  readonly comment: string;
}

export async function insertRequest(tx: Tx, { articleId, userId, comment }: Request): Promise<number> {
  const { id } = await tx
    .insertInto('out_of_stock_request')
    .values({ article_id: articleId, user_id: userId, comment })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
