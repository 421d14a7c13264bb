import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { publish } from '../events.ts';
import { Problem } from '../../../platform/problem.ts';
import { evaluateCouponCode } from '../../coupons/index.ts';
import * as carts from '../store/carts.ts';
import * as lines from '../store/lines.ts';
import { forCoupon, loadCart, type PricedCart } from './load.ts';
import { couponProblem, isShownTo } from './problems.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import type { Customer } from '../../../kernel/actor.ts';

/** Puts a discount code on the caller's own cart. 409 where it gives nothing there; no code that was there is lost then. */
export const applyCoupon = (
  db: Db,
  context: RequestContext<Customer>,
  cartId: number,
  code: string,
): Promise<PricedCart> =>
  inTransaction(db, async (tx) => {
    const { actor, now } = context;
    const cart = await ownCart(tx, context, cartId);
    const bare = await loadCart(tx, { ...cart, couponId: null }, { buyer: actor, now });
    const { coupon, refusal } = await evaluateCouponCode(tx, code, {
      holder: actor,
      lines: forCoupon(bare.lines),
      now,
    });
    if (refusal !== null && isShownTo(refusal, actor)) throw couponProblem({ ...coupon, refusal }, context);
    await lines.setCoupon(tx, cart.id, coupon.id);
    return changed(tx, context, { ...cart, couponId: coupon.id });
  });

/** Takes the discount code off the caller's own cart. */
export const removeCoupon = (db: Db, context: RequestContext<Customer>, cartId: number): Promise<PricedCart> =>
  inTransaction(db, async (tx) => {
    const cart = await ownCart(tx, context, cartId);
    await lines.setCoupon(tx, cart.id, null);
    return changed(tx, context, { ...cart, couponId: null });
  });

async function ownCart(tx: Tx, { actor, now }: RequestContext<Customer>, cartId: number): Promise<carts.OpenCart> {
  const cart = await carts.touch(tx, actor, now);
  if (cart.id !== cartId) throw new Problem('cart.not_found', 404);
  return cart;
}

async function changed(tx: Tx, { actor, now }: RequestContext<Customer>, cart: carts.OpenCart): Promise<PricedCart> {
  await publish(tx, 'cart.changed', { userId: actor.userId, cartId: cart.id, version: cart.version });
  return loadCart(tx, cart, { buyer: actor, now });
}
