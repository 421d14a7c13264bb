import { useState } from 'react';
import { showFailure } from '@sjaj/app-kit';
import type { QueuedOrder } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import {
  type ActionInput,
  changeStatus,
  changeStatuses,
  isMoved,
  refreshOrders,
} from '../../../shared/orders/change-status.ts';
import { t } from '../../../shared/texts/t.ts';
import type { Refused } from '../bulk-report.tsx';

type Decision = ActionInput & { readonly action: 'approve' | 'reject' };

/**
 * Decides on orders of the queue. A decided order leaves the queue at once, so that the next decision need not wait for the
 * server; it comes back where the server refuses.
 */
export function useDecisions(orders: readonly QueuedOrder[]) {
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const leave = (ids: readonly number[]) => setDecided((before) => new Set([...before, ...ids]));
  const comeBack = (ids: readonly number[]) =>
    setDecided((before) => new Set([...before].filter((id) => !ids.includes(id))));
  const decide = async (order: QueuedOrder, decision: Decision): Promise<void> => {
    leave([order.id]);
    try {
      await changeStatus(order, decision);
      showToast({ title: t(`ordersDone.${decision.action}`, { count: 1 }) });
    } catch (error) {
      comeBack([order.id]);
      if (isMoved(error)) showToast({ tone: 'warn', title: t('orders.changedMeanwhile'), text: order.orderNumber });
      else showFailure(error);
    }
    await refreshOrders();
  };
  const approveAll = async (all: readonly QueuedOrder[]): Promise<void> => {
    const ids = all.map(({ id }) => id);
    leave(ids);
    try {
      const outcomes = await changeStatuses(all, { action: 'approve' });
      const failed = outcomes.flatMap(({ orderId: id, orderNumber, refusal: why }) =>
        why === null ? [] : [{ id, orderNumber: orderNumber ?? String(id), why }],
      );
      comeBack(failed.map(({ id }) => id));
      setRefused(failed);
      const count = all.length - failed.length;
      if (count > 0) showToast({ title: t('ordersDone.approve', { count }) });
    } catch (error) {
      comeBack(ids);
      showFailure(error);
    }
    await refreshOrders();
  };
  return {
    waiting: orders.filter(({ id }) => !decided.has(id)),
    decide,
    approveAll,
    refused,
    closeReport: () => setRefused([]),
  };
}
