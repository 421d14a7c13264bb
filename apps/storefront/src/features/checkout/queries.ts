import { CallFailed } from '@sjaj/client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useSendOnce } from '@sjaj/app-kit';
import type { Address, CheckoutOptions, NewAddress, PlacedOrder } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import { cartQuery } from '../../shared/cart-store.ts';
import { useBuyerKey } from '../../shared/session/profile.ts';
import { type Attempt, deleteAttempt, deleteDraft } from './stored-draft.ts';

export const optionsQuery = queryOptions({
  queryKey: ['checkout-options'],
  // Always fetched again: prices and stock must be current.
  staleTime: 0,
  gcTime: 0,
  queryFn: async ({ signal }): Promise<CheckoutOptions> => (await api.checkout.options({ signal })).data,
});

const SERVER_ERROR = 500;

/** Whether the outcome of an order is unknown: no answer came, or the server failed. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 0 || error.status >= SERVER_ERROR);

/** Places the order of an attempt. Any answer invalidates the cart and the checkout options. */
export function usePlaceOrder(onPlaced: (order: PlacedOrder) => Promise<void>) {
  const client = useQueryClient();
  const buyer = useBuyerKey();
  const refresh = (): void => {
    void client.invalidateQueries({ queryKey: optionsQuery.queryKey });
    void client.invalidateQueries({ queryKey: cartQuery.queryKey });
  };
  return useMutation({
    mutationFn: async ({ order, key }: Attempt) =>
      (await api.checkout.place({ body: order, idempotencyKey: key })).data,
    onSuccess: (placed) => {
      deleteAttempt(buyer);
      deleteDraft(buyer);
      refresh();
      void client.invalidateQueries({ queryKey: ['orders'] });
      void onPlaced(placed);
    },
    onError: (error) => {
      if (isUnanswered(error)) return;
      deleteAttempt(buyer);
      refresh();
    },
  });
}

export function useAddAddress(onAdded: (address: Address) => void) {
  const client = useQueryClient();
  const sendOnce = useSendOnce();
  return useMutation({
    mutationFn: async (body: NewAddress) =>
      (await sendOnce(body, (idempotencyKey) => api.addresses.create({ body, idempotencyKey }))).data,
    onSuccess: async (address) => {
      void client.invalidateQueries({ queryKey: ['addresses'] });
      await client.invalidateQueries({ queryKey: optionsQuery.queryKey });
      onAdded(address);
    },
    onError: () => undefined,
  });
}
