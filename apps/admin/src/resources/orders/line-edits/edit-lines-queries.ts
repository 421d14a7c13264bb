import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { showFailure, useDebounced } from '@sjaj/app-kit';
import type { AdminOrder, OrderEditRequest } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { isMoved, refreshOrders } from '../../../shared/orders/change-status.ts';
import { t } from '../../../shared/texts/t.ts';

/** What the order would come to, or why it cannot be changed so. */
export function useEditPreview({ id }: AdminOrder, request: OrderEditRequest | null) {
  const asked = useDebounced(JSON.stringify(request));
  const { data, error, isPlaceholderData, isFetching } = useQuery({
    queryKey: ['orders', 'preview-lines', id, asked],
    enabled: request !== null && asked !== 'null',
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }) => {
      const body = JSON.parse(asked) as OrderEditRequest;
      return (await api.orders.previewLines({ params: { id }, body }, { signal })).data;
    },
  });
  const isCurrent = request !== null && asked === JSON.stringify(request) && !isFetching && !isPlaceholderData;
  return { preview: request === null || error ? undefined : data, error: isCurrent ? error : null, isCurrent };
}

/** Saves the edit. A newer version of the order is loaded, and what is typed stays. */
export const useSaveEdit = ({ id }: AdminOrder, onDone: () => void) =>
  useMutation({
    mutationFn: ({ reason, ...edit }: OrderEditRequest & { readonly reason: string }) =>
      api.orders.updateLines({ params: { id }, body: { ...edit, reason } }),
    onSuccess: ({ info }) => {
      showToast({ title: info?.message ?? t('sign.saved') });
      onDone();
    },
    onError: (error) => {
      if (!isMoved(error)) showFailure(error);
    },
    onSettled: refreshOrders,
  });
