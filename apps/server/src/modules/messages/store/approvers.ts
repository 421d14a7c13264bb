import type { Tx } from '../../../platform/database/db.ts';
import { companyAdmins } from './messages.ts';

/** Who decides on an order of a company that waits for approval: its admins, and their deputies of today. */
export async function approversOf(
  tx: Tx,
  { companyId, ordererId }: { readonly companyId: number; readonly ordererId: number | null },
): Promise<number[]> {
  const deputies = await tx
    .selectFrom('acting_deputy')
    .select('deputy_id as id')
    .distinct()
    .where('company_id', '=', companyId)
    .orderBy('deputy_id')
    .$narrowType<{ id: number }>()
    .execute();
  const others = deputies.map(({ id }) => id).filter((id) => id !== ordererId);
  return [...(await companyAdmins(tx, companyId)), ...others];
}

/** The name of who has set the order to its status the last time. */
export async function whoSet(tx: Tx, orderId: number, status: number): Promise<string> {
  const row = await tx
    .selectFrom('sales_order_history')
    .select('user_name as name')
    .where('order_id', '=', orderId)
    .where('to_status', '=', status)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.name ?? '';
}
