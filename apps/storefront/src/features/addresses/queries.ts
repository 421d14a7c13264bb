import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure, useSendOnce } from '@sjaj/app-kit';
import { CallFailed, clientFor } from '@sjaj/client';
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
  /** The address as it was read; null for a new one. */
  readonly address: Pick<Address, 'id' | 'version'> | null;
  readonly body: NewAddress;
}

/** Whether somebody else has changed the address since it was read. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof CallFailed && error.code === 'records.changed_meanwhile';

/** Saves a new or changed address. The form shows what fails; where somebody else was faster, what they have saved is loaded. */
export function useSaveAddress(onSaved: () => void) {
  const refresh = useRefreshAddresses();
  const sendOnce = useSendOnce();
  return useMutation({
    mutationFn: ({ address, body }: SaveInput) =>
      address === null
        ? sendOnce(body, (idempotencyKey) => api.addresses.create({ body, idempotencyKey }))
        : api.addresses.update({ params: { id: address.id }, body: { ...body, version: address.version } }),
    onSuccess: async ({ info }) => {
      if (info) showToast({ tone: 'done', title: info.message });
      await refresh();
      onSaved();
    },
    onError: (error) => (isChangedMeanwhile(error) ? refresh() : undefined),
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
