import { type Checkout, type GuestDetails, ORDER_STATUS, type PlacedOrder } from '@sjaj/contract';
import {
  businessDate,
  businessYear,
  formatDate,
  formatKm,
  formatOrderNumber,
  fromKm,
  type Language,
  oldPriceOf,
} from '@sjaj/domain';
import { type Customer, isImpersonating, seesPrices } from '../../../kernel/actor.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { type Idempotency, withIdempotencyAndRead } from '../../../kernel/idempotency.ts';
import type { ProofOfWork } from '../../../platform/http/proof-of-work.ts';
import { Problem } from '../../../platform/problem.ts';
import { visibleAmount } from '../../../kernel/visible-amount.ts';
import { addressFound } from '../../addresses/index.ts';
import { closeCart, type PricedCart } from '../../cart/index.ts';
import { takeCoupon } from '../../coupons/index.ts';
import { beginAttempt, isPaidInAdvance } from '../../payments/index.ts';
import { arrivalOf, methodTo, type ShippingMethod } from '../../shipping/index.ts';
import { allotStock, type Allotment, reserveStock } from '../../stock/index.ts';
import { confirmationOf } from '../rules/guest-order.ts';
import { firstState, isAboveLimit, type OrderTotals } from '../rules/placing.ts';
import type { GuestSource } from '../store/guest-mails.ts';
import { overdueSince } from '../store/orderer.ts';
import * as store from '../store/place.ts';
import type { DeliveryAddress } from '../store/read.ts';
import { checkByCard, checkCart, checkChoices, checkShort, fieldProblem } from './checks.ts';
import { chosenDelivery, type Destination, destination, titleOf } from './delivery.ts';
import {
  checkDetails,
  destinationOf,
  detailsOf,
  ordererOf,
  type GuestOrderChecks,
  checkGuestCart,
  checkGuestSource,
  checkNewcomer,
  guestSource,
  noteGuestMail,
  sourceOf,
  type Ordered,
} from './guest-orders.ts';
import { loadCheckout, type LoadedCheckout, type Shop, takesCards } from './load-checkout.ts';

interface PlaceInput {
  readonly actor: Customer;
  readonly body: Checkout;
  readonly language: Language;
  readonly now: Date;
  /** Where the call comes from. */
  readonly address: string;
  readonly idempotency: Idempotency;
  readonly proof: ProofOfWork;
}

interface Placed {
  readonly order: Omit<PlacedOrder, 'payment'>;
  readonly holdReason: 'stock' | 'approval' | null;
  /** The number of the payment attempt, where it is paid by card. */
  readonly attempt: string | null;
}

/**
 * Places the order of the caller's open cart in one transaction: stock is promised, the order written with a copy of all
 * that may change, the cart emptied and the event published, or none of it. The same key answers the same order.
 */
export function placeOrder(db: Db, shop: Shop, input: PlaceInput): Promise<Placed> {
  checkChoices(input.actor, input.body, takesCards(shop));
  checkDetails(input.actor, input.body);
  return inTransaction(db, (tx) =>
    withIdempotencyAndRead(
      tx,
      input.idempotency,
      () => loadCheckout(tx, input),
      (loaded) => place(tx, shop, input, loaded),
    ),
  );
}

async function place(tx: Tx, shop: Shop, input: PlaceInput, loaded: LoadedCheckout): Promise<Placed> {
  const { actor, body, now, language, proof } = input;
  const { guestOrders } = shop.settings;
  const { cart } = loaded;
  const guest = detailsOf(actor, body);
  const orderer = ordererOf(loaded.orderer, guest);
  checkCart(cart, body);
  if (shop.settings.debtorsAtCheckout === 'stop') await checkDebt(tx, input);
  const { shipping, totals } = chosenDelivery(body, loaded.shippingMethods, cart, shop.settings);
  const address = shipping.method === 'pickup' ? null : addressOf(loaded, body, guest);
  const weekdays = shipping.method === 'own' ? (loaded.address ?? loaded.town)?.deliveryWeekdays : [];
  checkSeenTotal(totals, input);
  const source = guestSource(input, guest);
  const newcomer = orderer.isNewcomer ? sourceOf(input, orderer.email) : null;
  if (source) await checkGuest(tx, source, { cart, total: totals.total }, { bounds: guestOrders, language, proof });
  if (newcomer) await checkNewcomer(tx, newcomer, totals.total, { bounds: guestOrders, language });
  const coupon = cart.coupon?.refusal === null ? cart.coupon : null;
  const { allotment, id, number } = await claim(tx, input, cart, coupon);
  checkShort(cart.lines, allotment.short, { ...body, takesPreOrders: shop.settings.allowOrderingStockZero });
  const isShort = allotment.short.length > 0;
  const isAbove = isAboveLimit(totals.total, loaded.spentThisMonth, actor);
  const isPaidFirst = isPaidInAdvance(body.paymentTypeId);
  const state = firstState({ isAboveLimit: isAbove, isShort, isPaidInAdvance: isPaidFirst });
  if (isPaidFirst) checkByCard(state, totals);
  await reserveStock(tx, allotment.taken, { orderId: id, userId: actor.userId });
  await store.insert(tx, {
    ...orderedGoods(cart, allotment),
    id,
    number,
    state,
    userId: actor.userId,
    companyId: actor.companyId,
    isImpersonating: isImpersonating(actor),
    orderer,
    delivery: {
      ...deliveryOf(
        shipping,
        destination(shipping, address, { name: orderer.name, phone: guest?.phoneNumber ?? null }),
        language,
      ),
      addressId: address && (loaded.address?.id ?? null),
      // An order that waits is handled on a day that nobody knows yet.
      arrives: state.holdReason === null ? arrivalOf(methodTo(shipping, weekdays ?? []), shop.settings, now) : null,
      weekdays: weekdays ?? [],
    },
    ...confirmationOf({ isGuests: guest !== null, isPaidFirst, now, confirmHours: guestOrders.confirmHours }),
    paymentTypeId: body.paymentTypeId,
    note: body.note || null,
    customerReference: body.customerReference || null,
    coupon,
    termsId: loaded.termsId,
    language,
    totals,
    placedAt: now,
  });
  const bounded = source ?? newcomer;
  if (bounded) await noteGuestMail(tx, id, bounded);
  const isPayable = state.status === ORDER_STATUS.unpaid && shop.cards;
  const attempt = isPayable ? await beginAttempt(tx, shop.cards, { id, number, total: totals.total }, now) : null;
  await closeCart(tx, cart, input);
  const total = visibleAmount(actor)(totals.total);
  return { order: { orderId: id, number, status: state.status, total }, holdReason: state.holdReason, attempt };
}

/** 409 for a company with overdue debt. */
async function checkDebt(tx: Tx, { actor, language, now }: PlaceInput): Promise<void> {
  const since = actor.companyId === null ? null : await overdueSince(tx, actor.companyId, businessDate(now));
  if (since === null) return;
  throw new Problem('checkout.debt_overdue', 409, { facts: { since: formatDate(since, language) } });
}

/** 409 or 429 where a guest orders too much at once, or too often. */
async function checkGuest(tx: Tx, source: GuestSource, ordered: Ordered, checks: GuestOrderChecks): Promise<void> {
  checkGuestCart(ordered, checks);
  await checkGuestSource(tx, source, ordered.total, checks);
}

/** Takes what concurrent orders need as well, in the lock order that all follow: the coupon before the stock. */
async function claim(tx: Tx, { actor, now }: PlaceInput, { lines }: PricedCart, coupon: PricedCart['coupon']) {
  const year = businessYear(now);
  const [, allotment, { id, sequence }] = await Promise.all([
    coupon && takeCoupon(tx, coupon.id, actor),
    allotStock(tx, lines),
    store.drawNumber(tx, year),
  ]);
  return { allotment, id, number: formatOrderNumber({ year, sequence }) };
}

function addressOf(loaded: LoadedCheckout, { addressId }: Checkout, guest: GuestDetails | null): Destination {
  if (guest) return destinationOf(guest, loaded);
  if (addressId !== null) return addressFound(loaded.address);
  throw fieldProblem('addressId', 'checkout.address_required');
}

const deliveryOf = (shipping: ShippingMethod, address: DeliveryAddress, language: Language) => ({
  method: shipping.method,
  expressPostId: shipping.expressPostId,
  pickupPlaceId: shipping.pickupPlaceId,
  title: titleOf(shipping, language),
  address,
});

/** Compares the total with the one that the buyer has seen. A buyer who sees no prices has none, whatever the request says. */
function checkSeenTotal({ total }: OrderTotals, { actor, body, language }: PlaceInput): void {
  if (!seesPrices(actor)) return;
  if (body.seenTotal !== null && fromKm(body.seenTotal) === total) return;
  throw new Problem('checkout.total_changed', 409, { facts: { total: formatKm(total, language) } });
}

/** The lines with everything of their articles that an order keeps. */
function orderedGoods(cart: PricedCart, { taken }: Allotment): { lines: store.NewLine[]; weightG: number } {
  const reserved = new Map(taken.map(({ articleId, quantity }) => [articleId, quantity]));
  const lines = cart.lines.map(({ price, ...line }) => ({
    ...line,
    reserved: reserved.get(line.articleId) ?? 0,
    listPrice: price.listPrice,
    oldPrice: oldPriceOf(price)?.amount ?? null,
    unitPrice: price.price,
    priceSource: price.source,
    taxRateBp: price.taxRateBp,
  }));
  return { lines, weightG: cart.weightG };
}

/** Which toast tells of it. */
export const infoOf = ({ order, holdReason }: Placed) => {
  if (holdReason === 'approval') return 'orders.placed_above_limit' as const;
  return order.status === ORDER_STATUS.preOrder ? ('orders.placed_as_pre_order' as const) : ('orders.placed' as const);
};
