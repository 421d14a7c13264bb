import type { Refund } from '@sjaj/contract';
import { businessDate, feninga, toKm } from '@sjaj/domain';
import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { publish } from '../events.ts';
import { Problem } from '../../../platform/problem.ts';
import { isRefundPending } from '../rules/deadline.ts';
import type { Cards } from './gateway.ts';
import { GatewayUnavailable, type RefundResult, type PaymentProvider } from './providers/provider.ts';
import * as store from '../store/refunds.ts';
import { refundView } from './read-payments.ts';

interface SendRefundInput {
  readonly actor: Staff;
  readonly params: { readonly id: number };
  readonly now: Date;
}

/**
 * Sends a refund of the whole amount to the gateway. The state is saved before the call and after the answer. A refund whose
 * answer was lost is sent again: the gateway confirms a refund that is done already.
 */
export async function sendRefund(db: Db, cards: Cards, input: SendRefundInput): Promise<Refund> {
  const { actor, params, now } = input;
  if (!cards) throw new Problem('payments.unavailable', 503, { retryAfter: 60 });
  const refund = await inTransaction(db, async (tx) => {
    const due = await store.lock(tx, params.id);
    if (!due) throw new Problem('payments.refund_not_found', 404);
    if (due.provider !== cards.provider.name) throw new Problem('payments.other_gateway', 409);
    if (due.state === 'done') throw new Problem('payments.refund_done', 409);
    if (due.state === 'sending' && isRefundPending(due.sentAt, now))
      throw new Problem('payments.refund_on_the_way', 409);
    await store.markSent(tx, due.id, actor, now);
    return due;
  });
  const answer = await requestRefund(cards.provider, refund, now);
  return saveAnswer(db, refund.id, answer, input);
}

/** A payment of today is not settled yet and is voided, which is visible to the buyer at once. */
async function requestRefund(
  provider: PaymentProvider,
  refund: store.RefundRow,
  now: Date,
): Promise<RefundResult | null> {
  const payment = { number: refund.number, amount: feninga(refund.amount) };
  const isOfToday = refund.paidAt !== null && businessDate(refund.paidAt) === businessDate(now);
  try {
    const voided = isOfToday ? await provider.refund(payment, 'void') : null;
    return voided?.isDone ? voided : await provider.refund(payment, 'refund');
  } catch (error) {
    if (error instanceof GatewayUnavailable) return null;
    throw error;
  }
}

async function saveAnswer(
  db: Db,
  id: number,
  answer: RefundResult | null,
  { actor, now }: SendRefundInput,
): Promise<Refund> {
  const isDone = answer?.isDone ?? false;
  const responseCode = answer?.responseCode ?? null;
  const refund = await inTransaction(db, async (tx) => {
    await store.markAnswered(tx, { id, isDone, responseCode, at: now });
    const after = await store.lock(tx, id);
    if (!after) throw new Problem('payments.refund_not_found', 404);
    await writeAudit(tx, actor, {
      action: 'payments.refund',
      entity: 'sales_order',
      entityId: after.orderId,
      before: { payment: after.number },
      after: { state: after.state, amount: toKm(feninga(after.amount)), responseCode },
    });
    if (isDone) await publish(tx, 'payment.refunded', { orderId: after.orderId });
    return after;
  });
  if (answer === null) throw new Problem('payments.unavailable', 503, { retryAfter: 10 });
  if (!isDone) throw new Problem('payments.refund_refused', 409, { facts: { code: responseCode ?? '–' } });
  return refundView(refund, now);
}
