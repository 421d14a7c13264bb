import type { Db, Tx } from '../../platform/database/db.ts';

export interface Cursor {
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
