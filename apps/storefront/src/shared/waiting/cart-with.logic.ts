import type { Cart } from '@sjaj/contract';
import { feninga, fromKm, sum, times, toKm } from '@sjaj/domain';
import type { WaitingChange } from './waiting.logic.ts';

/**
 * The cart as it will be, computed on the device: at the prices that were last seen, without what quantity breaks and codes
 * would change. Articles that are new to it have no price yet and are left out.
 */
export function cartWith(cart: Cart, waiting: readonly WaitingChange[]): Cart {
  if (waiting.length === 0) return cart;
  const wanted = new Map(waiting.map(({ articleId, quantity }) => [articleId, quantity]));
  const cartItems = cart.cartItems.flatMap((item) => {
    const quantity = wanted.get(item.articleId) ?? item.quantity;
    if (quantity === item.quantity) return [item];
    const amount = item.price === null ? null : toKm(times(fromKm(item.price), quantity));
    return quantity === 0 ? [] : [{ ...item, quantity, amount }];
  });
  const before = goodsOf(cart.cartItems);
  const share = before === 0 ? 0 : goodsOf(cartItems) / before;
  const scaled = (km: number | null) => (km === null ? null : toKm(feninga(Math.round(fromKm(km) * share))));
  const net = scaled(cart.totalAmountWithoutVat);
  const vat = scaled(cart.totalAmountVat);
  return {
    ...cart,
    cartItems,
    totalAmountWithoutVat: net,
    totalAmountVat: vat,
    totalAmount: net === null || vat === null ? null : toKm(sum([fromKm(net), fromKm(vat)])),
    discount: scaled(cart.discount),
    savings: scaled(cart.savings),
    freeShipping: null,
  };
}

const goodsOf = (items: Cart['cartItems']): number => sum(items.map(({ amount }) => fromKm(amount ?? 0)));
