import type { Refund } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { updateRow } from '../../../platform/database/rows.ts';
import { allRows, anyRow, firstRow } from '../../../platform/database/statements.ts';

export interface RefundRow extends Omit<Refund, 'amount' | 'doneAt' | 'dueAt' | 'maySend'> {
  readonly attemptId: number;
  readonly orderId: number;
  readonly provider: string;
  readonly number: string;
  readonly orderNumber: string;
  readonly amount: number;
  readonly dueAt: Date;
  readonly sentAt: Date | null;
  readonly doneAt: Date | null;
  readonly paidAt: Date | null;
}

const ROW = sql`
  r.id, r.attempt_id as "attemptId", a.order_id as "orderId", a.provider, a.number, o.number as "orderNumber", r.amount, r.reason,
  r.state, r.due_at as "dueAt", r.sent_at as "sentAt", r.done_at as "doneAt", r.by_user_name as by,
  r.response_code as "responseCode", a.settled_at as "paidAt"`;
const FROM = sql`payment_refund r join payment_attempt a on a.id = r.attempt_id join sales_order o on o.id = a.order_id`;

/** Returns the refund and locks it until the transaction ends. */
export const lock = (tx: Tx, id: number): Promise<RefundRow | undefined> =>
  firstRow<RefundRow>(tx)`select ${ROW} from ${FROM} where r.id = ${id} for update of r`;

export const ofOrder = (db: Db, orderId: number): Promise<readonly RefundRow[]> =>
  allRows<RefundRow>(db)`select ${ROW} from ${FROM} where a.order_id = ${orderId}`;

interface NewRefund {
  readonly attemptId: number;
  readonly reason: Refund['reason'];
  readonly isDone: boolean;
  readonly at: Date;
}

/** Inserts a refund of the whole amount of an attempt. Returns false if there is one already. */
export const insert = (tx: Tx, { attemptId, reason, isDone, at }: NewRefund): Promise<boolean> =>
  anyRow(tx)`
    insert into payment_refund (attempt_id, amount, reason, state, due_at, done_at)
    select id, amount, ${reason}::text, ${isDone ? 'done' : 'due'}::text, ${at}::timestamptz,
      ${isDone ? at : null}::timestamptz
    from payment_attempt where id = ${attemptId}
    on conflict (attempt_id) do nothing
    returning id
  `;

/** The approved attempts of an order that have no refund. */
export async function unrefundedAttempts(tx: Db | Tx, orderId: number): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('payment_attempt as a')
    .leftJoin('payment_refund as r', 'r.attempt_id', 'a.id')
    .select('a.id')
    .where('a.order_id', '=', orderId)
    .where('a.state', '=', 'approved')
    .where('r.id', 'is', null)
    .orderBy('a.id')
    .execute();
  return rows.map(({ id }) => id);
}

interface Sender {
  readonly userId: number;
  readonly name: string;
}

export const markSent = (tx: Tx, id: number, by: Sender, at: Date): Promise<void> =>
  updateRow(tx, 'payment_refund', id, { state: 'sending', sent_at: at, by_user_id: by.userId, by_user_name: by.name });

interface RefundAnswer {
  readonly id: number;
  readonly isDone: boolean;
  readonly responseCode: string | null;
  readonly at: Date;
}

/** What the gateway answered; a refund that is done stays done. */
export async function markAnswered(tx: Tx, { id, isDone, responseCode, at }: RefundAnswer): Promise<void> {
  await tx
    .updateTable('payment_refund')
    .set({ state: isDone ? 'done' : 'failed', done_at: isDone ? at : null, response_code: responseCode })
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .execute();
}

/** Marks the refund of an attempt as done, as the gateway reports it. Returns false if no refund is due. */
export async function markRefunded(tx: Tx, attemptId: number, at: Date): Promise<boolean> {
  const done = await tx
    .updateTable('payment_refund')
    .set((eb) => ({ state: 'done', done_at: eb.fn.coalesce('done_at', eb.val(at)) }))
    .where('attempt_id', '=', attemptId)
    .returning('id')
    .execute();
  return done.length > 0;
}
