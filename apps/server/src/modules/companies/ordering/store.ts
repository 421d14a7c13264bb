import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';

export interface Settings {
  readonly version: number;
  readonly mayApproveOwnOrders: boolean;
}

const COLUMNS = ['version', 'may_approve_own_orders as mayApproveOwnOrders'] as const;

export const settings = (db: Db, companyId: number): Promise<Settings> =>
  db.selectFrom('company').select(COLUMNS).where('id', '=', companyId).executeTakeFirstOrThrow();

/** The same, locked until the transaction ends. */
export const lock = (tx: Tx, companyId: number): Promise<Settings> =>
  tx.selectFrom('company').select(COLUMNS).where('id', '=', companyId).forNoKeyUpdate().executeTakeFirstOrThrow();

export async function save(tx: Tx, companyId: number, mayApproveOwnOrders: boolean): Promise<void> {
  await tx
    .updateTable('company')
    .set({ may_approve_own_orders: mayApproveOwnOrders, version: sql`version + 1` })
    .where('id', '=', companyId)
    .execute();
}
