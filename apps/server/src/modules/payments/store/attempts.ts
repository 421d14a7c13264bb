import { ORDER_STATUS } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { updateRow } from '../../../platform/database/rows.ts';
import { allRows, anyRow, firstRow } from '../../../platform/database/statements.ts';
import type { AttemptState } from '../rules/attempt.ts';

export interface Attempt {
  readonly id: number;
  readonly orderId: number;
  /** The gateway that knows it. */
  readonly provider: string;
  readonly number: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: AttemptState;
}

interface NewAttempt {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly provider: string;
  readonly amount: number;
  readonly currency: string;
  readonly startedAt: Date;
}

/** Inserts an attempt. Its number is that of the order, with a suffix from the second attempt on. The order must be locked. */
export async function insert(tx: Tx, attempt: NewAttempt): Promise<string> {
  const row = await firstRow<{ number: string }>(tx)`
    insert into payment_attempt (order_id, provider, number, amount, currency, started_at)
    select ${attempt.orderId}::integer, ${attempt.provider}::text,
      ${attempt.orderNumber}::text || case count(*) when 0 then '' else '-' || (count(*) + 1)::text end,
      ${attempt.amount}::integer, ${attempt.currency}::text, ${attempt.startedAt}::timestamptz
    from payment_attempt where order_id = ${attempt.orderId}
    returning number
  `;
  if (!row) throw new Error('no attempt was written');
  return row.number;
}

const COLUMNS = ['id', 'order_id as orderId', 'provider', 'number', 'amount', 'currency'] as const;

const withState = (db: Db | Tx) =>
  db
    .selectFrom('payment_attempt')
    .select(COLUMNS)
    .select(sql<AttemptState>`state`.as('state'));

export const find = (db: Db | Tx, number: string): Promise<Attempt | undefined> =>
  withState(db).where('number', '=', number).executeTakeFirst();

/** Whether the attempt belongs to an order of a guest, who has no profile pages. */
export const isGuests = (db: Db, id: number): Promise<boolean> =>
  anyRow(db)`
    select from payment_attempt a join sales_order o on o.id = a.order_id
    join user_account u on u.id = o.user_id and u.role = 'guest' where a.id = ${id}
  `;

/** As `find`, locked until the transaction ends. */
export const lock = (tx: Tx, id: number): Promise<Attempt> =>
  withState(tx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export interface StartFacts {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly amount: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly town: string;
  readonly postalCode: string;
}

/** The buyer data for the gateway, from the copy in the order. */
export async function startFacts(db: Db | Tx, number: string): Promise<StartFacts> {
  const row = await firstRow<StartFacts>(db)`
    select o.id as "orderId", o.number as "orderNumber", a.amount, o.orderer_name as name, o.orderer_email as email,
      o.delivery_address->>'phone' as phone, o.delivery_address->>'street' as street,
      o.delivery_address->>'town' as town, o.delivery_address->>'postalCode' as "postalCode"
    from payment_attempt a join sales_order o on o.id = a.order_id where a.number = ${number}
  `;
  if (!row) throw new Error('no such attempt');
  return row;
}

interface AttemptOutcome {
  readonly id: number;
  readonly state: AttemptState;
  readonly responseCode: string | null;
  readonly approvalCode: string | null;
  readonly at: Date;
}

export const saveOutcome = (tx: Tx, { id, state, responseCode, approvalCode, at }: AttemptOutcome): Promise<void> =>
  updateRow(tx, 'payment_attempt', id, {
    state,
    response_code: responseCode,
    approval_code: approvalCode,
    settled_at: at,
  });

interface UnreportedQuery {
  readonly provider: string;
  readonly placedBefore: Date;
  readonly polledBefore: Date;
  readonly limit: number;
}

/** The attempts of unpaid orders at a gateway that have no report and were not polled recently. */
export const unreported = (
  db: Db,
  { provider, placedBefore, polledBefore, limit }: UnreportedQuery,
): Promise<readonly Attempt[]> =>
  allRows<Attempt>(db)`
    select a.id, a.order_id as "orderId", a.provider, a.number, a.amount, a.currency, a.state
    from payment_attempt a join sales_order o on o.id = a.order_id
    where o.status = ${ORDER_STATUS.unpaid} and a.provider = ${provider} and o.placed_at <= ${placedBefore} and a.state <> 'approved'
      and (a.requested_at is null or a.requested_at <= ${polledBefore})
    order by a.requested_at nulls first, a.id limit ${limit}
  `;

/** The attempts of an order that may still be approved. */
export const open = (db: Db | Tx, orderId: number): Promise<readonly Attempt[]> =>
  withState(db).where('order_id', '=', orderId).where('state', '<>', 'approved').orderBy('id').execute();

export const markPolled = (tx: Tx, id: number, at: Date): Promise<void> =>
  updateRow(tx, 'payment_attempt', id, { requested_at: at });

/** States of the order's attempts, newest last, and of their refunds. */
export async function summary(
  db: Db | Tx,
  orderId: number,
): Promise<{
  attempts: AttemptState[];
  refunds: ('due' | 'sending' | 'failed' | 'done')[];
  lastStartedAt: Date | null;
  last: { provider: string; responseCode: string | null } | null;
}> {
  const rows = await db
    .selectFrom('payment_attempt as a')
    .leftJoin('payment_refund as r', 'r.attempt_id', 'a.id')
    .select(['a.started_at as startedAt', 'a.provider', 'a.response_code as responseCode'])
    .select(sql<AttemptState>`a.state`.as('state'))
    .select(sql<'due' | 'sending' | 'failed' | 'done' | null>`r.state`.as('refund'))
    .where('a.order_id', '=', orderId)
    .orderBy('a.id')
    .execute();
  return {
    attempts: rows.map(({ state }) => state),
    refunds: rows.flatMap(({ refund }) => refund ?? []),
    lastStartedAt: rows.at(-1)?.startedAt ?? null,
    last: rows.at(-1) ?? null,
  };
}
