import type { Db, Tx } from '../../../platform/database/db.ts';

/** Whether there are demo accounts, and whether one of them is closed. */
export async function demoState(db: Db | Tx): Promise<{ hasAccounts: boolean; isClosed: boolean }> {
  const rows = await db
    .selectFrom('user_account')
    .select((eb) => [eb.fn.countAll<number>().as('accounts'), eb.fn.count<number>('demo_closed_at').as('closed')])
    .where('is_demo', '=', true)
    .executeTakeFirstOrThrow();
  return { hasAccounts: rows.accounts > 0, isClosed: rows.closed > 0 };
}

/** Deactivates every active demo account and returns their ids. */
export async function close(tx: Tx, now: Date): Promise<number[]> {
  const rows = await tx
    .updateTable('user_account')
    .set({ is_active: false, demo_closed_at: now })
    .where('is_demo', '=', true)
    .where('is_active', '=', true)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Activates what `close` deactivated and returns their number. Accounts that staff deactivated stay inactive. */
export async function open(tx: Tx): Promise<number> {
  const rows = await tx
    .updateTable('user_account')
    .set({ is_active: true, demo_closed_at: null })
    .where('demo_closed_at', 'is not', null)
    .returning('id')
    .execute();
  return rows.length;
}
