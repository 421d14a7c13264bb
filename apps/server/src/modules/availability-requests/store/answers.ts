import type { Tx } from '../../../platform/database/db.ts';
import { oneColumn } from '../../../platform/database/statements.ts';

interface Answer {
  readonly id: number;
  readonly outcome: 'answered' | 'closed';
  readonly note: string | null;
  readonly byName: string;
  readonly now: Date;
}

/** Stores the answer; false if the request has one already or does not exist. */
export async function answer(tx: Tx, { id, outcome, note, byName, now }: Answer): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('out_of_stock_request')
    .set({ outcome, note, answered_by_name: byName, answered_at: now })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function exists(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('out_of_stock_request').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Answers all open requests for an article and returns their ids; none if the article cannot be bought any more. */
export const answerArrived = (tx: Tx, articleId: number): Promise<number[]> =>
  oneColumn<number>(tx)`update out_of_stock_request r
    set outcome = 'arrived', answered_at = now()
    from article a join stock_level s on s.article_id = a.id
    where a.id = r.article_id and r.article_id = ${articleId} and r.answered_at is null
      and a.is_visible_on_web and not a.disable_selling and s.on_hand > s.reserved
    returning r.id`;
