import { useMemo } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createStore, useSelector } from '@tanstack/react-store';
import type { Cart } from '@sjaj/contract';
import { OFFLINE } from './api/offline-meta.ts';
import { api } from './api/api.ts';
import { queryClient } from './api/query-client.ts';
import { hasCart } from './session/buyer.ts';
import { readToken } from './session/token.ts';
import { useQueuedChanges } from './cart-queue/queue-store.ts';

/** The cart of a guest before the first article is added. */
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

/** The open cart at current prices; not requested for users without one. */
export const cartQuery = queryOptions({
  queryKey: ['cart'],
  meta: OFFLINE,
  queryFn: async ({ signal }): Promise<Cart> =>
    readToken() === null ? NO_CART : laterCart((await api.shoppingCart.customer({ signal })).data),
  enabled: hasCart,
});

/** The answer, or the cart of the cache where it is later: answers may arrive in another order than they were asked for. */
function laterCart(cart: Cart): Cart {
  const known = queryClient.getQueryData<Cart>(cartQuery.queryKey);
  return known && known.id === cart.id && known.version > cart.version ? known : cart;
}

/** Stores an answer of the server, unless the cache has a later version. */
export function storeCart(answer: Cart): Cart {
  const cart = laterCart(answer);
  queryClient.setQueryData(cartQuery.queryKey, cart);
  return cart;
}

/** Refreshes the cart when a push has a version that the cache does not have. */
export function refreshCartTo(version: number): void {
  const known = queryClient.getQueryData(cartQuery.queryKey);
  if (!known || known.version < version) void queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });
}

/** Quantities of add calls that wait for an answer, by article. They are shown at once. */
const pendingAdditions = createStore<ReadonlyMap<number, number>>(new Map());

/** Adds to the pending quantity of an article; a negative quantity when the call has ended. */
export const countPending = (articleId: number, quantity: number): void =>
  pendingAdditions.setState((pending) => {
    const next = new Map(pending);
    const sum = (next.get(articleId) ?? 0) + quantity;
    if (sum === 0) next.delete(articleId);
    else next.set(articleId, sum);
    return next;
  });

/** The quantity of an article whose add calls wait for an answer. */
export const pendingAddition = (articleId: number): number => pendingAdditions.state.get(articleId) ?? 0;

const usePending = (): ReadonlyMap<number, number> => useSelector(pendingAdditions);

/** The quantity of an article in the cart, pending additions included. */
export function useQuantityInCart(articleId: number): number {
  const pending = usePending().get(articleId) ?? 0;
  const queued = useQueuedChanges().find((change) => change.articleId === articleId);
  const { data } = useQuery({ ...cartQuery, select: (cart) => quantityOf(cart, articleId) });
  return (queued?.quantity ?? data ?? 0) + pending;
}

/** The quantity of each article in the cart, queued changes included, pending additions excluded. */
export function useCartQuantities(): ReadonlyMap<number, number> {
  const queued = useQueuedChanges();
  const { data: cart } = useQuery(cartQuery);
  return useMemo(
    () => new Map([...(cart?.cartItems ?? []), ...queued].map(({ articleId, quantity }) => [articleId, quantity])),
    [cart, queued],
  );
}

/** The number of lines in the cart, pending additions included: the badge of the cart. */
export function useCartCount(): number {
  const pending = usePending();
  const queued = useQueuedChanges();
  const { data } = useQuery(cartQuery);
  const ids = new Set([...(data?.cartItems.map(({ articleId }) => articleId) ?? []), ...pending.keys()]);
  for (const { articleId, quantity } of queued) {
    if (quantity === 0) ids.delete(articleId);
    else ids.add(articleId);
  }
  return ids.size;
}

const quantityOf = (cart: Cart, articleId: number): number =>
  cart.cartItems.find((item) => item.articleId === articleId)?.quantity ?? 0;
