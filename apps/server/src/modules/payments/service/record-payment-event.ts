import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { publish } from '../events.ts';
import { effectOf, type EventKind, isExpectedAmount, stateAfter } from '../rules/attempt.ts';
import type { Payable, Payables } from './payable.ts';
import type { GatewayReport } from './providers/provider.ts';
import * as attempts from '../store/attempts.ts';
import * as events from '../store/events.ts';
import * as refunds from '../store/refunds.ts';
import { createRefundDue } from './refunds-due.ts';

/** A report about a payment and its source. */
interface ReceivedReport {
  readonly report: Omit<GatewayReport, 'kind'> & { readonly kind: EventKind };
  readonly source: events.PaymentEvent['source'];
  /** Digest of the message. A repeated message changes nothing. */
  readonly digest: Buffer;
}

type Outcome = 'paid' | 'noted' | 'repeated' | 'mismatch' | 'owed';

/**
 * Records an event of a payment once, under the lock of its order. The result does not depend on repetitions or sequence:
 * an approval moves an unpaid order to paid; a late or second payment is recorded and a refund becomes due, while the order
 * stays as it is; a wrong amount or currency notifies staff and changes nothing.
 */
export const recordPaymentEvent = (db: Db, payables: Payables, received: ReceivedReport, now: Date): Promise<Outcome> =>
  inTransaction(db, async (tx) => {
    const found = await attempts.find(tx, received.report.number);
    if (!found) return recordUnknown(tx, received, now);
    const order = await payables.lock(tx, found.orderId, null);
    if (!order) throw new Error('an attempt without an order');
    const attempt = await attempts.lock(tx, found.id);
    const known = { attempt, order, received, now };
    if (!isExpected(known)) return recordMismatch(tx, known);
    if (!(await recordEvent(tx, received, { attemptId: attempt.id, kind: received.report.kind, now })))
      return 'repeated';
    return received.report.kind === 'refunded' ? applyRefund(tx, known) : applyTo(tx, payables, known);
  });

interface Case {
  readonly attempt: attempts.Attempt;
  readonly order: Payable;
  readonly received: ReceivedReport;
  readonly now: Date;
}

/** Whether the reported amount is the expected one. Not every gateway reports the amount of a refund. */
function isExpected({ attempt, order, received: { report } }: Case): boolean {
  if (report.kind === 'approved') return attempt.amount === order.total && isExpectedAmount(attempt, report);
  if (report.kind !== 'refunded' || report.amount === null) return true;
  return isExpectedAmount(attempt, { amount: report.amount, currency: report.currency ?? attempt.currency });
}

/** Records a refund. Staff are notified of one that was not due, because the order may still be open. */
async function applyRefund(tx: Tx, { attempt, order, now }: Case): Promise<Outcome> {
  const isOwed = await refunds.markRefunded(tx, attempt.id, now);
  if (!isOwed && attempt.state === 'approved') await publishUnexpectedRefund(tx, order, attempt);
  return 'noted';
}

const publishUnexpectedRefund = (tx: Tx, { id }: Payable, { number }: attempts.Attempt): Promise<void> =>
  publish(tx, 'payment.went_back', { orderId: id, number });

async function applyTo(tx: Tx, payables: Payables, { attempt, order, received, now }: Case): Promise<Outcome> {
  const { kind, responseCode, approvalCode } = received.report;
  const state = stateAfter(attempt.state, kind);
  if (state === attempt.state) return 'noted';
  await attempts.saveOutcome(tx, { id: attempt.id, state, responseCode, approvalCode, at: now });
  if (state !== 'approved') return 'noted';
  const effect = effectOf(order.status);
  if (effect.kind === 'pay') {
    await payables.pay(tx, order, now);
    if (await events.hasRefundReport(tx, attempt.id)) await publishUnexpectedRefund(tx, order, attempt);
    return 'paid';
  }
  await createRefundDue(tx, { attemptId: attempt.id, orderId: order.id, reason: effect.reason, at: now });
  return 'owed';
}

interface EventFacts {
  readonly attemptId: number | null;
  readonly kind: events.PaymentEvent['kind'];
  readonly now: Date;
}

const recordEvent = (
  tx: Tx,
  { report, source, digest }: ReceivedReport,
  { attemptId, kind, now }: EventFacts,
): Promise<boolean> => events.insert(tx, { ...report, attemptId, kind, source, digest, at: now });

async function recordMismatch(tx: Tx, { attempt, order, received, now }: Case): Promise<Outcome> {
  if (!(await recordEvent(tx, received, { attemptId: attempt.id, kind: 'mismatch', now }))) return 'repeated';
  await publish(tx, 'payment.mismatch', { orderId: order.id, number: attempt.number });
  return 'mismatch';
}

/** Records a report about a payment that this shop did not start. */
async function recordUnknown(tx: Tx, received: ReceivedReport, now: Date): Promise<Outcome> {
  if (!(await recordEvent(tx, received, { attemptId: null, kind: 'mismatch', now }))) return 'repeated';
  await publish(tx, 'payment.mismatch', { orderId: null, number: received.report.number });
  return 'mismatch';
}
