import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/db.ts';
import type { RequestTable } from './lists.ts';

interface Answer {
  readonly id: number;
  readonly outcome: string;
  /** null: nothing was noted. */
  readonly note: string | null;
  readonly byName: string;
  readonly now: Date;
}

/** False where it was answered already, or is unknown. */
export async function answer(
  tx: Tx,
  table: RequestTable,
  { id, outcome, note, byName, now }: Answer,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update ${sql.table(table)}
    set outcome = ${outcome}, note = ${note}, answered_by_name = ${byName}, answered_at = ${now}
    where id = ${id} and answered_at is null`.execute(tx);
  return numAffectedRows > 0n;
}

export async function exists(tx: Tx, table: RequestTable, id: number): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id}`.execute(tx);
  return rows.length > 0;
}

/** Answers all who wait for an article that can be bought now; their requests. None where it has gone again. */
export async function answerArrived(tx: Tx, articleId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`update out_of_stock_request r
    set outcome = 'arrived', answered_at = now()
    from article a join stock_level s on s.article_id = a.id
    where a.id = r.article_id and r.article_id = ${articleId} and r.answered_at is null
      and a.is_visible_on_web and not a.disable_selling and s.on_hand > s.reserved
    returning r.id`.execute(tx);
  return rows.map(({ id }) => id);
}
