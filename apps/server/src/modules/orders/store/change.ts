import { ORDER_STATUS, type OrderStatus } from '@sjaj/contract';
import type { DeliveryDays } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import { execute, firstRow } from '../../../platform/database/statements.ts';
import type { HoldReason } from '../rules/transitions.ts';
import { DELIVERY_TERM, type DeliveryTermFacts } from './delivery-term.ts';
import type { Scope } from './scope.ts';

/** An order that is about to change. */
export interface LockedOrder extends DeliveryTermFacts {
  readonly id: number;
  readonly number: string;
  readonly status: OrderStatus;
  readonly holdReason: HoldReason | null;
  readonly version: number;
  readonly userId: number | null;
  readonly companyId: number | null;
  readonly orderer: string;
  readonly mayApproveOwnOrders: boolean;
  readonly isEmailConfirmed: boolean;
  readonly confirmEmailBy: Date | null;
}

/** Locks the order until the transaction ends. */
export const lock = (tx: Tx, id: number, scope: Scope): Promise<LockedOrder | undefined> =>
  firstRow<LockedOrder>(tx)`
    select o.id, o.number, o.status, o.hold_reason as "holdReason", o.version, o.user_id as "userId",
      o.company_id as "companyId", o.orderer_name as orderer, o.is_email_confirmed as "isEmailConfirmed",
      o.confirm_email_by as "confirmEmailBy", ${DELIVERY_TERM},
      coalesce(c.may_approve_own_orders, false) as "mayApproveOwnOrders"
    from sales_order o left join company c on c.id = o.company_id
    where o.id = ${id} and ${scope}
    for update of o
  `;

export interface StockLine {
  readonly id: number;
  readonly articleId: number;
  readonly code: string;
  readonly quantity: number;
  readonly reserved: number;
}

/** What stock needs to know of the lines. */
export const stockLines = (tx: Tx, orderId: number): Promise<readonly StockLine[]> =>
  tx
    .selectFrom('sales_order_line')
    .select(['id', 'article_id as articleId', 'code', 'quantity', 'reserved'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();

/** How many of each line are set aside from now on. */
export async function setReserved(tx: Tx, lines: readonly { id: number; reserved: number }[]): Promise<void> {
  if (lines.length === 0) return;
  await execute(tx)`
    update sales_order_line l set reserved = n.reserved
    from unnest(${lines.map(({ id }) => id)}::integer[], ${lines.map(({ reserved }) => reserved)}::integer[])
      as n (id, reserved)
    where l.id = n.id
  `;
}

export interface StatusChange {
  readonly orderId: number;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly holdReason: HoldReason | null;
  readonly reason: string | null;
  readonly userId: number | null;
  readonly userName: string;
  /** The company admin for whom a deputy does it. */
  readonly onBehalfOf?: string | null;
  /** The days of delivery that the buyer is told from now on; given for an order that stops waiting. */
  readonly arrives?: DeliveryDays | undefined;
  readonly at: Date;
}

/** Puts the order into its new status and writes its history. */
export async function save(tx: Tx, step: StatusChange): Promise<void> {
  await tx
    .updateTable('sales_order')
    .set({ status: step.to, hold_reason: step.holdReason, updated_at: step.at, version: sql`version + 1` })
    .$if(step.arrives !== undefined, (update) =>
      update.set({ arrives_from: step.arrives?.from ?? null, arrives_to: step.arrives?.to ?? null }),
    )
    // A payment stands for its payer: nothing else has to be confirmed.
    .$if(step.to === ORDER_STATUS.paid, (update) => update.set({ is_email_confirmed: true }))
    .where('id', '=', step.orderId)
    .execute();
  await tx
    .insertInto('sales_order_history')
    .values({
      order_id: step.orderId,
      from_status: step.from,
      to_status: step.to,
      reason: step.reason,
      user_id: step.userId,
      user_name: step.userName,
      on_behalf_of: step.onBehalfOf ?? null,
      at: step.at,
    })
    .execute();
}
