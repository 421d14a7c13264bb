import { ORDER_STATUS } from '@sjaj/contract';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { updateVersion } from '../../../platform/database/rows.ts';

/** The statuses in which an order waits for its e-mail address. */
const WAITING = [ORDER_STATUS.preOrder, ORDER_STATUS.created] as const;

/** The address is confirmed: nothing is given back any more. */
export const setConfirmed = (tx: Tx, orderId: number, now: Date): Promise<void> =>
  updateVersion(tx, 'sales_order', orderId, { is_email_confirmed: true, confirm_email_by: null, updated_at: now });

/** Orders whose address was not confirmed in time, the oldest first. */
export async function unconfirmed(db: Db, endedBefore: Date, limit: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('sales_order')
    .select('id')
    .where('status', 'in', WAITING)
    .where('confirm_email_by', '<=', endedBefore)
    .orderBy('confirm_email_by')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export const isWaiting = (status: number): boolean => WAITING.some((one) => one === status);

/** The order's number and where its mails go. */
export const addressOf = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('sales_order')
    .select(['number', 'orderer_email as email'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
