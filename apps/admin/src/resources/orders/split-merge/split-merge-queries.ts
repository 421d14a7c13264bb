import { useState } from 'react';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { showFailure } from '@sjaj/app-kit';
import type { AdminOrder, MergeCandidate } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { isMoved, refreshOrders } from '../../../shared/orders/change-status.ts';
import { t } from '../../../shared/texts/t.ts';
import { secondOf, type Typed } from './split.logic.ts';

/** The open orders of the same company, with the reason why an order cannot be merged. */
export const candidatesQuery = (id: number) =>
  queryOptions({
    queryKey: ['orders', 'merge-candidates', id],
    queryFn: async ({ signal }) => (await api.orderParts.mergeCandidates({ params: { id } }, { signal })).data,
  });

interface Answered {
  readonly info?: { readonly message: string } | undefined;
}

const showResult = ({ info }: Answered): void => showToast({ title: info?.message ?? t('sign.saved') });

const refused = (error: unknown): void => {
  if (isMoved(error)) showToast({ tone: 'warn', title: t('orders.changedMeanwhile') });
  else showFailure(error);
};

/** One idempotency key per open dialog: a second click creates nothing twice. */
const useKey = (): string => useState(() => crypto.randomUUID())[0];

/** Merges orders and opens the merged order. */
export function useMerge(onDone: () => void) {
  const navigate = useNavigate();
  const idempotencyKey = useKey();
  return useMutation({
    mutationFn: (joining: readonly Pick<MergeCandidate, 'id' | 'version'>[]) =>
      api.orderParts.merge({ body: { orders: joining.map(({ id, version }) => ({ id, version })) }, idempotencyKey }),
    onSuccess: async (answer) => {
      showResult(answer);
      onDone();
      await navigate({ to: `/orders/${answer.data.id}` });
    },
    onError: refused,
    onSettled: refreshOrders,
  });
}

/** Splits an order and opens the first part. */
export function useSplit(order: AdminOrder, onDone: () => void) {
  const navigate = useNavigate();
  const idempotencyKey = useKey();
  return useMutation({
    mutationFn: (typed: Typed) => {
      const lines = order.orderLines.map((line) => ({ lineId: line.id, quantity: secondOf(line, typed) ?? 0 }));
      return api.orderParts.split({
        params: { id: order.id },
        body: { version: order.version, lines },
        idempotencyKey,
      });
    },
    onSuccess: async (answer) => {
      showResult(answer);
      onDone();
      await navigate({ to: `/orders/${answer.data.first.id}` });
    },
    onError: refused,
    onSettled: refreshOrders,
  });
}
