import { clientFor } from '@sjaj/client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { withdrawals } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { type OrderAccess, useOrderAccess } from '../../../shared/order-access/order-access.ts';
import type { WithdrawalDraft } from './withdrawal.logic.ts';
import { linesOf } from './withdrawal.logic.ts';

/** What can be withdrawn from of an order, and what was. */
export const withdrawalsQuery = (orderId: number, { key, transport }: OrderAccess) =>
  queryOptions({
    queryKey: [key, 'withdrawals', orderId],
    queryFn: async ({ signal }) =>
      (await clientFor(withdrawals, transport).ofOrder({ params: { id: orderId } }, { signal })).data,
  });

interface Declaration {
  readonly draft: WithdrawalDraft;
  /** The idempotency key of what is typed. */
  readonly key: string;
}

export function useWithdraw(orderId: number) {
  const client = useQueryClient();
  const access = useOrderAccess();
  return useMutation({
    mutationFn: ({ draft, key }: Declaration) => {
      const { refundAccount, note } = draft;
      const body = { lines: linesOf(draft), refundAccount, note };
      return clientFor(withdrawals, access.transport).create({ params: { id: orderId }, body, idempotencyKey: key });
    },
    onSuccess: ({ data, info }) => {
      client.setQueryData(withdrawalsQuery(orderId, access).queryKey, data);
      showToast({ tone: 'done', title: info?.message ?? '' });
    },
    // The dialog shows the error.
    onError: () => undefined,
  });
}
