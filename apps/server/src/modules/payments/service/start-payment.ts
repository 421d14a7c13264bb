import { ORDER_STATUS, type PaymentRedirect } from '@sjaj/contract';
import { feninga, type Language } from '@sjaj/domain';
import type { Customer } from '../../../kernel/actor.ts';
import { seesPrices } from '../../../kernel/actor.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import type { Idempotency } from '../../../kernel/idempotency.ts';
import { withIdempotency } from '../../../kernel/idempotency.ts';
import { Problem } from '../../../platform/problem.ts';
import { readSupplier } from '../../supplier/index.ts';
import { payUntil } from '../rules/deadline.ts';
import { CALLBACK_PATH, type CardDesk, type Cards, type PaymentDeps, RETURN_PATH, sealOf } from './gateway.ts';
import type { Payable } from './payable.ts';
import { CURRENCY, GatewayUnavailable } from './providers/provider.ts';
import { LEAST_BY_CARD } from '../rules/payment-types.ts';
import * as store from '../store/attempts.ts';

type Unpaid = Pick<Payable, 'id' | 'number' | 'total'>;

/** Writes a new try to pay a locked, unpaid order, in its transaction; returns the try's number. */
export const beginAttempt = (tx: Tx, desk: CardDesk, order: Unpaid, now: Date): Promise<string> =>
  store.insert(tx, {
    orderId: order.id,
    orderNumber: order.number,
    provider: desk.provider.name,
    amount: order.total,
    currency: CURRENCY,
    startedAt: now,
  });

interface Going {
  readonly language: Language;
  /** The address under which the buyer sees the shop. */
  readonly origin: string;
}

/** The form that takes the buyer to the gateway for this try. `GatewayUnavailable` where the gateway cannot be asked. */
async function redirectFor(db: Db, desk: CardDesk, number: string, going: Going): Promise<PaymentRedirect> {
  const [facts, supplier] = await Promise.all([store.startFacts(db, number), readSupplier(db)]);
  const shop = desk.publicOrigin ?? going.origin;
  const back = (how: string): string => `${shop}${RETURN_PATH}/${number}/${sealOf(desk, number)}/${how}`;
  const { url, method, fields } = await desk.provider.start(
    {
      number,
      info: [supplier?.shortName, facts.orderNumber].filter(Boolean).join(' '),
      amount: feninga(facts.amount),
      language: going.language,
      buyer: facts,
      doneUrl: back('done'),
      cancelUrl: back('cancelled'),
      callbackUrl: `${desk.callbackOrigin()}${CALLBACK_PATH}/${desk.provider.name}`,
    },
    shop,
  );
  return { url, method, fields: { ...fields } };
}

interface PayingAgain extends Going {
  readonly actor: Customer;
  readonly params: { readonly id: number };
  readonly now: Date;
  readonly idempotency: Idempotency;
}

/** Begins a new try to pay an order. 404 for somebody else's, 409 where it is not, or no longer, to be paid by card. */
export async function payAgain(
  db: Db,
  { cards, payables }: PaymentDeps,
  paying: PayingAgain,
): Promise<PaymentRedirect> {
  if (!cards) throw new Problem('payments.unavailable', 503, { retryAfter: 60 });
  const number = await inTransaction(db, (tx) =>
    withIdempotency(tx, paying.idempotency, async () => {
      const order = await payables.lock(tx, paying.params.id, paying.actor);
      if (!order) throw new Problem('orders.not_found', 404);
      checkPayable(order, paying);
      return beginAttempt(tx, cards, order, paying.now);
    }),
  );
  // Asked again, because a repeated call is answered from what the first one did.
  if (!seesPrices(paying.actor)) throw new Problem('payments.not_payable', 409);
  const redirect = await redirectOrNull(db, cards, number, paying);
  if (!redirect) throw new Problem('payments.unavailable', 503, { retryAfter: 10 });
  return redirect;
}

function checkPayable(order: Payable, { actor, now }: PayingAgain): void {
  const isPayable = order.status === ORDER_STATUS.unpaid && order.total >= LEAST_BY_CARD && seesPrices(actor);
  if (!isPayable) throw new Problem('payments.not_payable', 409);
  if (now >= payUntil(order.placedAt)) throw new Problem('payments.too_late', 409);
}

/** As `redirectFor`; null where the gateway cannot be asked now, so that the buyer can try again from the order. */
export async function redirectOrNull(
  db: Db,
  cards: Cards,
  number: string | null,
  going: Going,
): Promise<PaymentRedirect | null> {
  if (!cards || number === null) return null;
  try {
    return await redirectFor(db, cards, number, going);
  } catch (error) {
    if (error instanceof GatewayUnavailable) return null;
    throw error;
  }
}
