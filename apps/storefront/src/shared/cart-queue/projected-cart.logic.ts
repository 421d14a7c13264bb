import type { Cart, CartItem } from '@sjaj/contract';
import {
  type CartTotalsLine,
  cartTotals,
  type CouponRule,
  type Feninga,
  feninga,
  fromKm,
  sum,
  times,
  toKm,
} from '@sjaj/domain';
import type { QueuedChange } from './queued-change.logic.ts';

/**
 * The cart with the queued changes, computed as the server computes it: at the last known prices, without new quantity breaks.
 * Articles that are not in the cart yet have no price and are left out.
 */
export function projectCart(cart: Cart, queued: readonly QueuedChange[]): Cart {
  if (queued.length === 0) return cart;
  const wanted = new Map(queued.map(({ articleId, quantity }) => [articleId, quantity]));
  const cartItems = cart.cartItems.flatMap((item) => {
    const quantity = wanted.get(item.articleId) ?? item.quantity;
    if (quantity === item.quantity) return [item];
    const amount = item.price === null ? null : toKm(times(fromKm(item.price), quantity));
    return quantity === 0 ? [] : [{ ...item, quantity, amount }];
  });
  return { ...cart, cartItems, ...totalsOf(cart, cartItems), freeShipping: null };
}

type Totals = Pick<
  Cart,
  'totalAmountWithoutVat' | 'totalAmountVat' | 'totalAmount' | 'discount' | 'savings' | 'couponNotice'
>;

/** Empty for users who see no prices. */
function totalsOf(cart: Cart, items: readonly CartItem[]): Partial<Totals> {
  if (cart.totalAmount === null) return {};
  const { pricesIncludeVat } = cart;
  const { net, vat, total, discount } = cartTotals(items.map(lineOf), { coupon: couponOf(cart), pricesIncludeVat });
  return {
    totalAmountWithoutVat: toKm(net),
    totalAmountVat: toKm(vat),
    totalAmount: toKm(total),
    discount: toKm(discount),
    savings: toKm(sum(items.map(savingOf))),
    couponNotice: discount > 0 ? null : cart.couponNotice,
  };
}

const lineOf = ({ articleId, price, quantity, taxRateBp, isCovered }: CartItem): CartTotalsLine => ({
  articleId,
  unitPrice: fromKm(price ?? 0),
  quantity,
  taxRateBp,
  isCovered,
});

function couponOf({ couponRule }: Cart): CouponRule | null {
  if (couponRule === null) return null;
  const { percentBp, amount, minimumOrder } = couponRule;
  return { percentBp, amount: amount === null ? null : fromKm(amount), minimumOrder: fromKm(minimumOrder) };
}

const savingOf = ({ price, oldPrice, quantity }: CartItem): Feninga =>
  oldPrice === null ? feninga(0) : times(feninga(fromKm(oldPrice.amount) - fromKm(price ?? 0)), quantity);
