import type { Tx } from '../../../platform/database/db.ts';
import { oneColumn } from '../../../platform/database/statements.ts';

/** Whether the guest has placed an order. Locks the guest, so that no order is added until the transaction ends. */
export async function hasOrders(tx: Tx, userId: number): Promise<boolean> {
  await tx.selectFrom('user_account').select('id').where('id', '=', userId).forUpdate().execute();
  const order = await tx
    .selectFrom('sales_order')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

interface FindExpiredGuests {
  readonly now: Date;
  readonly createdBefore: Date;
  readonly limit: number;
}

/** Finds and locks guests without a live session and without an order, the oldest first. */
export const lockExpiredGuests = (tx: Tx, { now, createdBefore, limit }: FindExpiredGuests): Promise<number[]> =>
  oneColumn<number>(tx)`
    select u.id from user_account u
    where u.role = 'guest' and u.created_at < ${createdBefore}
      and not exists (select from session s where s.user_id = u.id and s.expires_at > ${now})
      and not exists (select from sales_order o where o.user_id = u.id)
    order by u.created_at limit ${limit} for update of u
  `;
