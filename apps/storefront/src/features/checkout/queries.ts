import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Address, Checkout, CheckoutOptions, NewAddress, PlacedOrder, Town } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import { cartQuery } from '../../shared/cart-store.ts';
import { forget, keyFor } from './kept.ts';

export const optionsQuery = queryOptions({
  queryKey: ['checkout-options'],
  // Prices and stock of this moment: what was true a minute ago must not be ordered by.
  staleTime: 0,
  gcTime: 0,
  queryFn: async ({ signal }): Promise<CheckoutOptions> => (await api.checkout.options({ signal })).data,
});

const DAY_MS = 86_400_000;

export const townsQuery = queryOptions({
  queryKey: ['towns'],
  staleTime: DAY_MS,
  queryFn: async ({ signal }): Promise<Town[]> => (await api.geography.towns({ body: {} }, { signal })).data,
});

/** Places the order. Whatever the server answers, the cart and the options are asked for again. */
export function usePlaceOrder(onPlaced: (order: PlacedOrder) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (order: Checkout) =>
      (await api.checkout.place({ body: order, idempotencyKey: keyFor(order) })).data,
    onSuccess: (placed) => {
      forget();
      void client.invalidateQueries({ queryKey: ['orders'] });
      onPlaced(placed);
    },
    onError: () => client.invalidateQueries({ queryKey: optionsQuery.queryKey }),
    onSettled: () => client.invalidateQueries({ queryKey: cartQuery.queryKey }),
  });
}

export function useAddAddress(onAdded: (address: Address) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, key }: { body: NewAddress; key: string }) =>
      (await api.addresses.create({ body, idempotencyKey: key })).data,
    onSuccess: async (address) => {
      await client.invalidateQueries({ queryKey: optionsQuery.queryKey });
      onAdded(address);
    },
    onError: () => undefined,
  });
}
