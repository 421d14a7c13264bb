import type { Cart } from '@sjaj/contract';
import { feninga, fromKm, sum, times, toKm } from '@sjaj/domain';

/** A change of the cart that waits for the line: how many of an article there were, and how many there are to be. */
export interface WaitingChange {
  readonly articleId: number;
  readonly title: string;
  readonly before: number;
  readonly quantity: number;
  /** When it was made, in ms. */
  readonly at: number;
}

/**
 * The list with one change more; of an article the last quantity counts. One that is as it was before stays in the list: the
 * call of which no answer came may have changed the cart.
 */
export function withChange(waiting: readonly WaitingChange[], change: WaitingChange): readonly WaitingChange[] {
  const earlier = waiting.find(({ articleId }) => articleId === change.articleId);
  const others = waiting.filter(({ articleId }) => articleId !== change.articleId);
  return [...others, { ...change, before: earlier?.before ?? change.before }];
}

export interface WaitingCalls {
  readonly updates: readonly { readonly id: number; readonly quantity: number }[];
  readonly additions: readonly { readonly articleId: number; readonly quantity: number }[];
}

/**
 * What brings the cart to the quantities that wait. They are wholes, not steps: sent a second time, after an answer that was
 * lost, they change nothing.
 */
export function callsFor(cart: Cart, waiting: readonly WaitingChange[]): WaitingCalls {
  const lines = new Map(cart.cartItems.map(({ articleId, id, quantity }) => [articleId, { id, quantity }]));
  return {
    updates: waiting.flatMap(({ articleId, quantity }) => {
      const line = lines.get(articleId);
      return line && line.quantity !== quantity ? [{ id: line.id, quantity }] : [];
    }),
    additions: waiting.flatMap(({ articleId, quantity }) =>
      quantity > 0 && !lines.has(articleId) ? [{ articleId, quantity }] : [],
    ),
  };
}

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
