import { queryOptions } from '@tanstack/react-query';
import { createTransport } from '@sjaj/app-kit';
import { clientFor } from '@sjaj/client';
import { auth, type Cart, checkout, deliveryDays, quickOrder, shoppingCart } from '@sjaj/contract';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';

/** The calls of the shop for a company: the session that staff order for customers with, in this page only, with its own cart. */
function callsOf(companyId: number, token: string) {
  const transport = createTransport({ token: () => token });
  return {
    companyId,
    cart: clientFor(shoppingCart, transport),
    checkout: clientFor(checkout, transport),
    deliveryDays: clientFor(deliveryDays, transport),
    quickOrder: clientFor(quickOrder, transport),
    auth: clientFor(auth, transport),
  };
}

export type OrderCalls = ReturnType<typeof callsOf>;

/** Begins the session, once while the page is open. */
export const orderCallsQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['telephone-order', companyId, 'session'],
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    queryFn: async () => {
      const { data } = await api.companies.openShop({ params: { id: companyId }, body: { mode: 'telephone' } });
      return callsOf(companyId, data.token);
    },
  });

export const companyTitleQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['telephone-order', companyId, 'title'],
    queryFn: async ({ signal }) => {
      const { id, title } = (await api.companies.one({ params: { id: companyId } }, { signal })).data;
      return { id, title };
    },
  });

export const cartQuery = (calls: OrderCalls) =>
  queryOptions({
    queryKey: ['telephone-order', calls.companyId, 'cart'],
    gcTime: 0,
    queryFn: async ({ signal }) => (await calls.cart.customer({ signal })).data,
  });

/** Takes over the cart that a call answered with. */
export const storeCart = (calls: OrderCalls, cart: Cart): void => {
  queryClient.setQueryData(cartQuery(calls).queryKey, cart);
};

/** Addresses, ways of delivery with their totals and payment types for this version of the cart. */
export const optionsQuery = (calls: OrderCalls, version: number) =>
  queryOptions({
    queryKey: ['telephone-order', calls.companyId, 'options', version],
    gcTime: 0,
    queryFn: async ({ signal }) => (await calls.checkout.options({ signal })).data,
  });

/** When own delivery comes to a town. */
export const ownDaysQuery = (calls: OrderCalls, townId: number) =>
  queryOptions({
    queryKey: ['telephone-order', calls.companyId, 'own-days', townId],
    queryFn: async ({ signal }) => {
      const { methods } = (await calls.deliveryDays.read({ query: { townId } }, { signal })).data;
      return methods.find(({ method }) => method === 'own')?.days ?? null;
    },
  });

/** What one article costs the company in this quantity, and whether it can be ordered. */
export const articleCheckQuery = (calls: OrderCalls, code: string, quantity: number | null) =>
  queryOptions({
    queryKey: ['telephone-order', calls.companyId, 'article', code, quantity],
    queryFn: async ({ signal }) => {
      const body = { lines: [{ line: 1, code, quantity }] };
      return (await calls.quickOrder.check({ body }, { signal })).data.lines[0];
    },
  });
