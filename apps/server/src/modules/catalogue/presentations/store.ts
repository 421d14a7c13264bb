import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';

export interface Wish {
  readonly articleId: number;
  readonly userId: number;
  readonly now: Date;
}

/** The id of the new request; null where the user has one for the article that is not answered yet. */
export async function insertUnlessWaiting(tx: Tx, { articleId, userId, now }: Wish): Promise<number | null> {
  // Two requests of one user at once come one after the other.
  await sql`select from user_account where id = ${userId} for no key update`.execute(tx);
  const waiting = await tx
    .selectFrom('presentation_request')
    .select('id')
    .where('article_id', '=', articleId)
    .where('user_id', '=', userId)
    .where('answered_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (waiting) return null;
  const { id } = await tx
    .insertInto('presentation_request')
    .values({ article_id: articleId, user_id: userId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
