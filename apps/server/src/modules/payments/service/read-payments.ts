import { type DeclineReason, ORDER_STATUS, type OrderPayment, type PaymentAttempt, type Refund } from '@sjaj/contract';
import { feninga, toKm } from '@sjaj/domain';
import { type Customer, seesPrices, type Staff } from '../../../kernel/actor.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import type { Db } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { paymentState } from '../rules/attempt.ts';
import { isRefundPending, paymentDeadline } from '../rules/deadline.ts';
import type { Cards, PaymentDeps } from './gateway.ts';
import { isPaidInAdvance } from '../rules/payment-types.ts';
import { summary } from '../store/attempts.ts';
import { ofOrder, type RefundRow } from '../store/refunds.ts';
import * as staff from '../store/order-attempts.ts';

interface ReadPaymentInput {
  readonly actor: Customer;
  readonly params: { readonly id: number };
  readonly now: Date;
}

/** Reads the payment state of an order. 404 for another customer's order. */
export async function readPayment(
  db: Db,
  { cards, payables }: PaymentDeps,
  input: ReadPaymentInput,
): Promise<OrderPayment> {
  const { actor, params, now } = input;
  const order = await payables.find(db, params.id, actor);
  if (!order) throw new Problem('orders.not_found', 404);
  const isByCard = isPaidInAdvance(order.paymentTypeId);
  const { attempts, refunds, last } = await summary(db, order.id);
  const until = paymentDeadline(order.placedAt);
  const isAwaited = isByCard && order.status === ORDER_STATUS.unpaid;
  const state = paymentState({ isByCard, status: order.status, attempts, refunds });
  return {
    orderId: order.id,
    orderNumber: order.number,
    orderStatus: order.status,
    state,
    declineReason: state === 'declined' ? reasonOf(cards, last) : null,
    mayPay: isAwaited && cards !== null && seesPrices(actor) && now < until,
    payUntil: isAwaited ? until.toISOString() : null,
  };
}

/** The codes of a gateway that is configured no more mean nothing here. */
function reasonOf(cards: Cards, last: Awaited<ReturnType<typeof summary>>['last']): DeclineReason {
  const isKnown = cards !== null && last !== null && cards.provider.name === last.provider;
  return isKnown ? cards.provider.declineReason(last.responseCode) : 'bank';
}

/** Reads the payment attempts of an order with their refunds, newest first. */
export async function readAttempts(
  db: Db,
  { actor, now }: Pick<RequestContext<Staff>, 'actor' | 'now'>,
  orderId: number,
): Promise<PaymentAttempt[]> {
  const attempts = await staff.attemptsOf(db, actor, orderId);
  if (!attempts) throw new Problem('orders.not_found', 404);
  const refunds = new Map((await ofOrder(db, orderId)).map((row) => [row.attemptId, row]));
  return attempts.map((attempt) => {
    const refund = refunds.get(attempt.id);
    return {
      ...attempt,
      amount: km(attempt.amount),
      startedAt: attempt.startedAt.toISOString(),
      settledAt: attempt.settledAt?.toISOString() ?? null,
      refund: refund ? refundView(refund, now) : null,
      mismatches: attempt.mismatches.map(({ at, amount, currency }) => ({
        at: new Date(at).toISOString(),
        amount: amount === null ? null : km(amount),
        currency,
      })),
    };
  });
}

const km = (amount: number): number => toKm(feninga(amount));

export const refundView = (row: RefundRow, now: Date): Refund => ({
  id: row.id,
  amount: km(row.amount),
  reason: row.reason,
  state: row.state,
  dueAt: row.dueAt.toISOString(),
  doneAt: row.doneAt?.toISOString() ?? null,
  by: row.by,
  responseCode: row.responseCode,
  maySend: row.state !== 'done' && !(row.state === 'sending' && isRefundPending(row.sentAt, now)),
});
