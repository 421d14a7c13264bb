import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { publish } from '../../../kernel/domain-events.ts';
import { effectOf, type EventKind, isRightAmount, stateAfter } from '../rules/attempt.ts';
import type { Payable, Payables } from './payable.ts';
import type { Heard } from './providers/provider.ts';
import * as attempts from '../store/attempts.ts';
import * as events from '../store/events.ts';
import * as refunds from '../store/refunds.ts';
import { owe } from './refunds-due.ts';

/** Something that was heard of a payment, and how. */
export interface Hearing {
  readonly heard: Omit<Heard, 'kind'> & { readonly kind: EventKind };
  readonly source: events.PaymentEvent['source'];
  /** Of the words that were said: said again they change nothing. */
  readonly digest: Buffer;
}

export type Outcome = 'paid' | 'noted' | 'repeated' | 'mismatch' | 'owed';

/**
 * Books what was heard of a payment, once, under the lock of its order. Any number and order of the same events ends alike:
 * money moves an unpaid order to paid; money that comes too late or twice is booked and owed back, and the order stays as it
 * is; another amount or currency than was asked for is told to staff and books nothing.
 */
export const settle = (db: Db, payables: Payables, hearing: Hearing, now: Date): Promise<Outcome> =>
  inTransaction(db, async (tx) => {
    const found = await attempts.find(tx, hearing.heard.number);
    if (!found) return noteUnknown(tx, hearing, now);
    const order = await payables.lock(tx, found.orderId, null);
    if (!order) throw new Error('an attempt without an order');
    const attempt = await attempts.lock(tx, found.id);
    const known = { attempt, order, hearing, now };
    if (!isRight(known)) return noteMismatch(tx, known);
    if (!(await note(tx, hearing, { attemptId: attempt.id, kind: hearing.heard.kind, now }))) return 'repeated';
    return hearing.heard.kind === 'refunded' ? takeBack(tx, known) : applyTo(tx, payables, known);
  });

interface Case {
  readonly attempt: attempts.Attempt;
  readonly order: Payable;
  readonly hearing: Hearing;
  readonly now: Date;
}

/** Whether what came or went back is what was asked for; of money that went back not every gateway says how much. */
function isRight({ attempt, order, hearing: { heard } }: Case): boolean {
  if (heard.kind === 'approved') return attempt.amount === order.total && isRightAmount(attempt, heard);
  if (heard.kind !== 'refunded' || heard.amount === null) return true;
  return isRightAmount(attempt, { amount: heard.amount, currency: heard.currency ?? attempt.currency });
}

/** Money that went back although nobody owed it is told to staff: there may be an order that counts on it. */
async function takeBack(tx: Tx, { attempt, order, now }: Case): Promise<Outcome> {
  const isOwed = await refunds.markWentBack(tx, attempt.id, now);
  if (!isOwed && attempt.state === 'approved') await tellWentBack(tx, order, attempt);
  return 'noted';
}

const tellWentBack = (tx: Tx, { id }: Payable, { number }: attempts.Attempt): Promise<void> =>
  publish(tx, 'payment.went_back', { orderId: id, number });

async function applyTo(tx: Tx, payables: Payables, { attempt, order, hearing, now }: Case): Promise<Outcome> {
  const { kind, responseCode, approvalCode } = hearing.heard;
  const state = stateAfter(attempt.state, kind);
  if (state === attempt.state) return 'noted';
  await attempts.settle(tx, { id: attempt.id, state, responseCode, approvalCode, at: now });
  if (state !== 'approved') return 'noted';
  const effect = effectOf(order.status);
  if (effect.kind === 'pay') {
    await payables.pay(tx, order, now);
    if (await events.wentBack(tx, attempt.id)) await tellWentBack(tx, order, attempt);
    return 'paid';
  }
  await owe(tx, { attemptId: attempt.id, orderId: order.id, reason: effect.reason, at: now });
  return 'owed';
}

interface Note {
  readonly attemptId: number | null;
  readonly kind: events.PaymentEvent['kind'];
  readonly now: Date;
}

const note = (tx: Tx, { heard, source, digest }: Hearing, { attemptId, kind, now }: Note): Promise<boolean> =>
  events.insert(tx, { ...heard, attemptId, kind, source, digest, at: now });

async function noteMismatch(tx: Tx, { attempt, order, hearing, now }: Case): Promise<Outcome> {
  if (!(await note(tx, hearing, { attemptId: attempt.id, kind: 'mismatch', now }))) return 'repeated';
  await publish(tx, 'payment.mismatch', { orderId: order.id, number: attempt.number });
  return 'mismatch';
}

/** The gateway speaks of a payment that was never begun here, or of another shop's. */
async function noteUnknown(tx: Tx, hearing: Hearing, now: Date): Promise<Outcome> {
  if (!(await note(tx, hearing, { attemptId: null, kind: 'mismatch', now }))) return 'repeated';
  await publish(tx, 'payment.mismatch', { orderId: null, number: hearing.heard.number });
  return 'mismatch';
}
