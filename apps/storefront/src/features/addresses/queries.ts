import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure, useSendOnce } from '@sjaj/app-kit';
import { clientFor } from '@sjaj/client';
import { type Address, type NewAddress, shippingInfo } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api, transport } from '../../shared/api/api.ts';
import { OFFLINE } from '../../shared/api/offline-meta.ts';

const shippingCalls = clientFor(shippingInfo, transport);

/** The delivery addresses of the company: the one that the user has chosen, then the default one. */
export const addressesQuery = queryOptions({
  queryKey: ['addresses'],
  meta: OFFLINE,
  queryFn: async ({ signal }): Promise<readonly Address[]> => (await api.addresses.list({ signal })).data,
});

/** What shows addresses is loaded again after a change. */
function useRefreshAddresses() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: addressesQuery.queryKey }),
      queries.invalidateQueries({ queryKey: ['checkout-options'] }),
    ]);
}

interface SaveInput {
  /** Null for a new address. */
  readonly id: number | null;
  readonly body: NewAddress;
}

/** Saves a new or changed address. The form shows what fails. */
export function useSaveAddress(onSaved: () => void) {
  const refresh = useRefreshAddresses();
  const sendOnce = useSendOnce();
  return useMutation({
    mutationFn: ({ id, body }: SaveInput) =>
      id === null
        ? sendOnce(body, (idempotencyKey) => api.addresses.create({ body, idempotencyKey }))
        : api.addresses.update({ params: { id }, body }),
    onSuccess: async ({ info }) => {
      if (info) showToast({ tone: 'done', title: info.message });
      await refresh();
      onSaved();
    },
    onError: () => undefined,
  });
}

export function useRemoveAddress(onRemoved: () => void) {
  const refresh = useRefreshAddresses();
  return useMutation({
    mutationFn: ({ id }: Address) => api.addresses.remove({ params: { id } }),
    onSuccess: async ({ info }) => {
      if (info) showToast({ tone: 'done', title: info.message });
      onRemoved();
      await refresh();
    },
    onError: showFailure,
  });
}

/** Makes an address the one that checkout proposes to the user. */
export function usePreferAddress() {
  const refresh = useRefreshAddresses();
  return useMutation({
    mutationFn: ({ id }: Address) => shippingCalls.update({ body: { addressId: id } }),
    onSuccess: async ({ info }) => {
      if (info) showToast({ tone: 'done', title: info.message });
      await refresh();
    },
    onError: showFailure,
  });
}
