import { ORDER_STATUS, type PaymentRedirect } from '@sjaj/contract';
import { feninga, type Language } from '@sjaj/domain';
import type { Customer } from '../../../kernel/actor.ts';
import { seesPrices } from '../../../kernel/actor.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Idempotency } from '../../../kernel/idempotency.ts';
import { inTransactionOnce } from '../../../kernel/idempotency.ts';
import { Problem } from '../../../platform/problem.ts';
import { readSupplier } from '../../supplier/index.ts';
import { paymentDeadline } from '../rules/deadline.ts';
import {
  CALLBACK_PATH,
  type PaymentGateway,
  type Cards,
  type PaymentDeps,
  RETURN_PATH,
  signReturn,
} from './gateway.ts';
import type { Payable } from './payable.ts';
import { CURRENCY, GatewayUnavailable } from './providers/provider.ts';
import { MIN_CARD_AMOUNT } from '../rules/payment-types.ts';
import * as store from '../store/attempts.ts';

type Unpaid = Pick<Payable, 'id' | 'number' | 'total'>;

/** Inserts a payment attempt for a locked, unpaid order and returns the number of the attempt. */
export const beginAttempt = (tx: Tx, gateway: PaymentGateway, order: Unpaid, now: Date): Promise<string> =>
  store.insert(tx, {
    orderId: order.id,
    orderNumber: order.number,
    provider: gateway.provider.name,
    amount: order.total,
    currency: CURRENCY,
    startedAt: now,
  });

interface RedirectInput {
  readonly language: Language;
  /** The address under which the buyer sees the shop. */
  readonly origin: string;
}

/** The form that redirects the buyer to the gateway. Throws `GatewayUnavailable`. */
async function redirectFor(
  db: Db,
  gateway: PaymentGateway,
  number: string,
  input: RedirectInput,
): Promise<PaymentRedirect> {
  const [facts, supplier] = await Promise.all([store.startFacts(db, number), readSupplier(db)]);
  const shop = gateway.publicOrigin ?? input.origin;
  const back = (how: string): string => `${shop}${RETURN_PATH}/${number}/${signReturn(gateway, number)}/${how}`;
  const { url, method, fields } = await gateway.provider.start(
    {
      number,
      info: [supplier?.shortName, facts.orderNumber].filter(Boolean).join(' '),
      amount: feninga(facts.amount),
      language: input.language,
      buyer: facts,
      doneUrl: back('done'),
      cancelUrl: back('cancelled'),
      callbackUrl: `${gateway.callbackOrigin()}${CALLBACK_PATH}/${gateway.provider.name}`,
    },
    shop,
  );
  return { url, method, fields: { ...fields } };
}

interface PayAgainInput extends RedirectInput {
  readonly actor: Customer;
  readonly params: { readonly id: number };
  readonly now: Date;
  readonly idempotency: Idempotency;
}

/** Starts another payment attempt. 404 for another customer's order, 409 if the order cannot, or can no longer, be paid by card. */
export async function payAgain(
  db: Db,
  { cards, payables }: PaymentDeps,
  input: PayAgainInput,
): Promise<PaymentRedirect> {
  if (!cards) throw new Problem('payments.unavailable', 503, { retryAfter: 60 });
  const number = await inTransactionOnce(db, input.idempotency, async (tx) => {
    const order = await payables.lock(tx, input.params.id, input.actor);
    if (!order) throw new Problem('orders.not_found', 404);
    checkPayable(order, input);
    return beginAttempt(tx, cards, order, input.now);
  });
  // Checked again, because a repeated call is answered from the stored result.
  if (!seesPrices(input.actor)) throw new Problem('payments.not_payable', 409);
  const redirect = await redirectOrNull(db, cards, number, input);
  if (!redirect) throw new Problem('payments.unavailable', 503, { retryAfter: 10 });
  return redirect;
}

function checkPayable(order: Payable, { actor, now }: PayAgainInput): void {
  const isPayable = order.status === ORDER_STATUS.unpaid && order.total >= MIN_CARD_AMOUNT && seesPrices(actor);
  if (!isPayable) throw new Problem('payments.not_payable', 409);
  if (now >= paymentDeadline(order.placedAt)) throw new Problem('payments.too_late', 409);
}

/** As `redirectFor`, but null if the gateway is unavailable; the buyer can pay later from the order. */
export async function redirectOrNull(
  db: Db,
  cards: Cards,
  number: string | null,
  input: RedirectInput,
): Promise<PaymentRedirect | null> {
  if (!cards || number === null) return null;
  try {
    return await redirectFor(db, cards, number, input);
  } catch (error) {
    if (error instanceof GatewayUnavailable) return null;
    throw error;
  }
}
