import type { Db, Tx } from '../../../platform/database/db.ts';
import { updateVersion } from '../../../platform/database/rows.ts';

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

export const save = (tx: Tx, companyId: number, mayApproveOwnOrders: boolean): Promise<void> =>
  updateVersion(tx, 'company', companyId, { may_approve_own_orders: mayApproveOwnOrders });
