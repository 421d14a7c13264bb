import { useMemo, useSyncExternalStore } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Cart } from '@sjaj/contract';
import { api } from './api/api.ts';
import { queryClient } from './api/query-client.ts';
import { buysNow } from './session/buyer.ts';
import { readToken } from './session/token.ts';
import { useWaiting } from './waiting/waiting-store.ts';

/** The cart of a guest who has put nothing into one yet. */
export const NO_CART: Cart = {
  id: 0,
  version: 0,
  cartItems: [],
  totalAmountWithoutVat: null,
  totalAmountVat: null,
  totalAmount: null,
  discount: null,
  savings: null,
  couponCode: null,
  couponNotice: null,
  couponRule: null,
  pricesIncludeVat: true,
  freeShipping: null,
  weightG: 0,
  takesPreOrders: false,
};

/** The open cart, at the prices of this moment; not asked for by those who have none. */
export const cartQuery = queryOptions({
  queryKey: ['cart'],
  queryFn: async ({ signal }): Promise<Cart> =>
    readToken() === null ? NO_CART : (await api.shoppingCart.customer({ signal })).data,
  enabled: buysNow,
});

/** Keeps an answer of the server, unless a later one came before it. */
export function keepCart(cart: Cart): Cart {
  const known = queryClient.getQueryData(cartQuery.queryKey);
  if (known && known.id === cart.id && known.version > cart.version) return known;
  queryClient.setQueryData(cartQuery.queryKey, cart);
  return cart;
}

/** Asks for the cart again where a push tells of a version that this screen has not seen. */
export function cartMovedTo(version: number): void {
  const known = queryClient.getQueryData(cartQuery.queryKey);
  if (!known || known.version < version) void queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });
}

// What was added and is not answered yet, by article: shown at once, taken back when the server refuses.
let pending: ReadonlyMap<number, number> = new Map();
const listeners = new Set<() => void>();

/** Counts a quantity that is on its way; a negative one when it has arrived or was refused. */
export function countPending(articleId: number, quantity: number): void {
  const next = new Map(pending);
  const sum = (next.get(articleId) ?? 0) + quantity;
  if (sum === 0) next.delete(articleId);
  else next.set(articleId, sum);
  pending = next;
  for (const listener of listeners) listener();
}

const usePending = (): ReadonlyMap<number, number> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pending,
  );

/** How many of an article are in the cart, what is on its way included. */
export function useQuantityInCart(articleId: number): number {
  const onItsWay = usePending().get(articleId) ?? 0;
  const waiting = useWaiting().find((change) => change.articleId === articleId);
  const { data } = useQuery({ ...cartQuery, select: (cart) => quantityOf(cart, articleId) });
  return (waiting?.quantity ?? data ?? 0) + onItsWay;
}

/** How many of each article are in the cart, changes that wait to be sent included, additions on their way not. */
export function useCartQuantities(): ReadonlyMap<number, number> {
  const waiting = useWaiting();
  const { data: cart } = useQuery(cartQuery);
  return useMemo(
    () => new Map([...(cart?.cartItems ?? []), ...waiting].map(({ articleId, quantity }) => [articleId, quantity])),
    [cart, waiting],
  );
}

/** How many lines the cart has, those on their way included: the badge at the cart. */
export function useCartCount(): number {
  const onItsWay = usePending();
  const waiting = useWaiting();
  const { data } = useQuery(cartQuery);
  const ids = new Set([...(data?.cartItems.map(({ articleId }) => articleId) ?? []), ...onItsWay.keys()]);
  for (const { articleId, quantity } of waiting) {
    if (quantity === 0) ids.delete(articleId);
    else ids.add(articleId);
  }
  return ids.size;
}

const quantityOf = (cart: Cart, articleId: number): number =>
  cart.cartItems.find((item) => item.articleId === articleId)?.quantity ?? 0;
