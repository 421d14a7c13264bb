import type { Db, Tx } from '../../../platform/database/db.ts';
import { execute } from '../../../platform/database/statements.ts';

/** First key of the advisory lock of a stream. */
const CURSOR_LOCK = 45_002;

interface Cursor {
  readonly cursor: string;
  readonly pulledAt: Date;
}

/** How far a stream of the ERP has been pulled; undefined before the first page. */
export const cursor = (db: Db | Tx, stream: string): Promise<Cursor | undefined> =>
  db
    .selectFrom('erp_cursor')
    .select(['cursor', 'pulled_at as pulledAt'])
    .where('stream', '=', stream)
    .executeTakeFirst();

export async function saveCursor(tx: Tx, stream: string, { cursor: reached, pulledAt }: Cursor): Promise<void> {
  await tx
    .insertInto('erp_cursor')
    .values({ stream, cursor: reached, pulled_at: pulledAt })
    .onConflict((conflict) => conflict.column('stream').doUpdateSet({ cursor: reached, pulled_at: pulledAt }))
    .execute();
}

/** Locks the cursor until the transaction ends and returns it; empty before the first page. */
export async function lockCursor(tx: Tx, stream: string): Promise<string> {
  await execute(tx)`select pg_advisory_xact_lock(${CURSOR_LOCK}, hashtext(${stream}))`;
  return (await cursor(tx, stream))?.cursor ?? '';
}
