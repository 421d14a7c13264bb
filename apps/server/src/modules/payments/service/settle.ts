import { type Db, inTransaction, type Tx } from '../../../platform/db.ts';
import { announce } from '../../../platform/outbox.ts';
import { effectOf, type EventKind, isRightAmount, stateAfter } from '../attempt.rules.ts';
import type { Payable, Payables } from '../payable.ts';
import type { Heard } from '../provider.ts';
import * as attempts from '../store/attempts.ts';
import * as events from '../store/events.ts';
import * as refunds from '../store/refunds.ts';
import { owe } from './owe.ts';

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
    const known = await attempts.find(tx, hearing.heard.number);
    if (!known) return noteUnknown(tx, hearing, now);
    const order = await payables.lock(tx, known.orderId, null);
    if (!order) throw new Error('an attempt without an order');
    const attempt = await attempts.lock(tx, known.id);
    if (hearing.heard.kind === 'approved' && !isRight(attempt, order, hearing.heard)) {
      return noteMismatch(tx, { attempt, order, hearing, now });
    }
    if (!(await note(tx, hearing, { attemptId: attempt.id, kind: hearing.heard.kind, now }))) return 'repeated';
    if (hearing.heard.kind === 'refunded') await refunds.markWentBack(tx, attempt.id, now);
    return applyTo(tx, payables, { attempt, order, hearing, now });
  });

interface Case {
  readonly attempt: attempts.Attempt;
  readonly order: Payable;
  readonly hearing: Hearing;
  readonly now: Date;
}

const isRight = (attempt: attempts.Attempt, order: Payable, heard: Hearing['heard']): boolean =>
  attempt.amount === order.total && isRightAmount(attempt, heard);

async function applyTo(tx: Tx, payables: Payables, { attempt, order, hearing, now }: Case): Promise<Outcome> {
  const { kind, responseCode, approvalCode } = hearing.heard;
  const state = stateAfter(attempt.state, kind);
  if (state === attempt.state) return 'noted';
  await attempts.settle(tx, { id: attempt.id, state, responseCode, approvalCode, at: now });
  if (state !== 'approved') return 'noted';
  const effect = effectOf(order.status);
  if (effect.kind === 'pay') {
    await payables.pay(tx, order, now);
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
  await announce(tx, 'payment.mismatch', { orderId: order.id, number: attempt.number });
  return 'mismatch';
}

/** The gateway speaks of a payment that was never begun here, or of another shop's. */
async function noteUnknown(tx: Tx, hearing: Hearing, now: Date): Promise<Outcome> {
  if (!(await note(tx, hearing, { attemptId: null, kind: 'mismatch', now }))) return 'repeated';
  await announce(tx, 'payment.mismatch', { orderId: null, number: hearing.heard.number });
  return 'mismatch';
}
