import { type Checkout, ORDER_STATUS, type PlacedOrder } from '@sjaj/contract';
import {
  businessMonth,
  businessYear,
  formatKm,
  formatOrderNumber,
  fromKm,
  feninga,
  type Language,
  monthBounds,
  toKm,
  ZERO,
} from '@sjaj/domain';
import { type Customer, isActing, seesPrices } from '../../../platform/actor.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/db.ts';
import type { Idempotency } from '../../../platform/handlers.ts';
import { onceOnly } from '../../../platform/idempotency.ts';
import { announce } from '../../../platform/outbox.ts';
import { Problem } from '../../../platform/problem.ts';
import { findAddress } from '../../addresses/index.ts';
import { closeCart, lockCart, type PricedCart } from '../../cart/index.ts';
import { takeCoupon } from '../../coupons/index.ts';
import { beginAttempt, isPaidInAdvance } from '../../payments/index.ts';
import { deliveryWays } from '../../shipping/index.ts';
import { allotStock, type Allotment, reserveStock } from '../../stock/index.ts';
import { firstState, isAboveLimit, type OrderTotals } from '../placing.rules.ts';
import { type Shop, takesCards } from '../shop.ts';
import * as store from '../store/place.ts';
import { checkByCard, checkCart, checkChoices, shortProblem } from './checks.ts';
import { chosenDelivery, destination, titleOf } from './delivery.ts';

export interface Placing {
  readonly actor: Customer;
  readonly body: Checkout;
  readonly language: Language;
  readonly now: Date;
  readonly idempotency: Idempotency;
}

export interface Placed {
  readonly order: Omit<PlacedOrder, 'payment'>;
  readonly waitsFor: 'stock' | 'approval' | null;
  /** The number of the try to pay it, where that is done by card. */
  readonly attempt: string | null;
}

/**
 * Places the order of the caller's open cart in one transaction: stock is promised, the order written with a copy of all
 * that may change, the cart emptied and everyone told - or none of it. The same key answers the same order.
 */
export const placeOrder = (db: Db, shop: Shop, placing: Placing): Promise<Placed> =>
  inTransaction(db, (tx) => onceOnly(tx, placing.idempotency, () => place(tx, shop, placing)));

async function place(tx: Tx, shop: Shop, placing: Placing): Promise<Placed> {
  const { actor, body, now } = placing;
  const { settings, cards } = shop;
  checkChoices(actor, body, takesCards(shop));
  const cart = await lockCart(tx, placing);
  checkCart(cart, body);
  const { way, totals } = chosenDelivery(body, await deliveryWays(tx), cart, settings);
  const address = way.method === 'pickup' ? null : await addressOf(tx, placing);
  checkSeenTotal(totals, placing);
  const coupon = cart.coupon?.refusal === null ? cart.coupon : null;
  if (coupon) await takeCoupon(tx, coupon.id, actor);
  const allotment = await allotStock(tx, cart.lines);
  if (allotment.short.length > 0 && !settings.allowOrderingStockZero) throw shortProblem(cart.lines, allotment.short);
  const state = firstState({
    isAboveLimit: isAboveLimit(totals.total, await spentThisMonth(tx, actor, now), actor),
    isShort: allotment.short.length > 0,
    isPaidInAdvance: isPaidInAdvance(body.paymentTypeId),
  });
  if (isPaidInAdvance(body.paymentTypeId)) checkByCard(state, totals);
  const orderer = await store.orderer(tx, actor.userId, actor.companyId);
  const year = businessYear(now);
  const { id, sequence } = await store.drawNumber(tx, year);
  const number = formatOrderNumber({ year, sequence });
  await reserveStock(tx, allotment.taken, { orderId: id, userId: actor.userId });
  await store.insert(tx, {
    ...keptOf(cart, allotment),
    id,
    number,
    state,
    userId: actor.userId,
    companyId: actor.companyId,
    isActing: isActing(actor),
    orderer,
    delivery: {
      method: way.method,
      expressPostId: way.expressPostId,
      pickupPlaceId: way.pickupPlaceId,
      title: titleOf(way, placing.language),
      address: destination(way, address, orderer.name),
    },
    paymentTypeId: body.paymentTypeId,
    note: body.note || null,
    customerReference: body.customerReference ?? null,
    coupon,
    termsId: (await store.terms(tx, now))?.id ?? null,
    language: placing.language,
    totals,
    placedAt: now,
  });
  const isUnpaid = state.status === ORDER_STATUS.unpaid;
  const attempt = isUnpaid && cards ? await beginAttempt(tx, cards, { id, number, total: totals.total }, now) : null;
  closeCart(tx, cart, placing);
  await announce(tx, 'order.placed', { orderId: id });
  const total = seesPrices(actor) ? toKm(totals.total) : null;
  return { order: { orderId: id, number, status: state.status, total }, waitsFor: state.waitsFor, attempt };
}

async function addressOf(tx: Tx, { actor, body }: Placing) {
  if (body.addressId === null) {
    throw new Problem('checkout.address_required', 400, {
      errors: [{ field: 'addressId', key: 'checkout.address_required' }],
    });
  }
  return findAddress(tx, actor, body.addressId);
}

/** The buyer orders what was seen. Whoever sees no prices has no total to compare, whatever the request says. */
function checkSeenTotal({ total }: OrderTotals, { actor, body, language }: Placing): void {
  if (!seesPrices(actor)) return;
  if (body.seenTotal !== null && fromKm(body.seenTotal) === total) return;
  throw new Problem('checkout.total_changed', 409, { facts: { total: formatKm(total, language) } });
}

async function spentThisMonth(tx: Tx, { userId, monthLimit }: Customer, now: Date) {
  return monthLimit === null ? ZERO : feninga(await store.spent(tx, userId, monthBounds(businessMonth(now))));
}

/** The lines with everything of their articles that an order keeps. */
function keptOf(cart: PricedCart, { taken }: Allotment): { lines: store.NewLine[]; weightG: number } {
  const reserved = new Map(taken.map(({ articleId, quantity }) => [articleId, quantity]));
  const lines = cart.lines.map(({ price, ...line }) => ({
    ...line,
    reserved: reserved.get(line.articleId) ?? 0,
    listPrice: price.listPrice,
    unitPrice: price.price,
    priceSource: price.source,
    taxRateBp: price.taxRateBp,
  }));
  return { lines, weightG: cart.weightG };
}

/** Which toast tells of it. */
export const infoOf = ({ order, waitsFor }: Placed) => {
  if (waitsFor === 'approval') return 'orders.placed_above_limit' as const;
  return order.status === ORDER_STATUS.preOrder ? ('orders.placed_as_pre_order' as const) : ('orders.placed' as const);
};
