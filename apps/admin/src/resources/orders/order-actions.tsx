import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconCheck } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import type { AdminOrder, OrderAct } from '@sjaj/contract';
import { Button, type ButtonVariant, showToast } from '@sjaj/ui';
import { ActDialog } from '../../shared/orders/act-dialog.tsx';
import { type ActAsk, changeStatus, isMoved, refreshOrders } from '../../shared/orders/change-status.ts';
import { inPlace, ORDER_ACT, questionAbout } from '../../shared/orders/order-acts.ts';
import { t } from '../../shared/texts/t.ts';

/** The actions that the status of the order allows, each with a confirmation. */
export function OrderActions({ order }: { readonly order: AdminOrder }) {
  const [pendingAct, setPendingAct] = useState<OrderAct | null>(null);
  const change = useMutation({
    mutationFn: (ask: ActAsk) => changeStatus(order, ask),
    onSuccess: () => showToast({ title: t('sign.saved'), text: t('orders.one', { number: order.orderNumber }) }),
    onError: (error) => {
      if (isMoved(error)) showToast({ tone: 'warn', title: t('orders.changedMeanwhile') });
      else showFailure(error);
    },
    // Also after a refusal: the page may be outdated.
    onSettled: async () => {
      await refreshOrders();
      setPendingAct(null);
    },
  });
  const acts = inPlace(order.may);
  if (acts.length === 0) return null;
  return (
    <span className="adm-order-acts">
      {acts.map((act, index) => (
        <Button
          key={act}
          size="sm"
          variant={variantOf(act, index === acts.length - 1)}
          icon={act === 'approve' ? <IconCheck size={16} aria-hidden="true" /> : undefined}
          onClick={() => setPendingAct(act)}
        >
          {t(ORDER_ACT[act].label)}
        </Button>
      ))}
      {pendingAct && (
        <ActDialog
          act={pendingAct}
          question={questionAbout(pendingAct, order.orderNumber)}
          busy={change.isPending}
          onConfirm={(reason) => change.mutate({ act: pendingAct, ...(reason !== undefined && { reason }) })}
          onClose={() => setPendingAct(null)}
        />
      )}
    </span>
  );
}

/** The last button is filled, unless it rejects the order. */
const variantOf = (act: OrderAct, isLast: boolean): ButtonVariant => {
  if (ORDER_ACT[act].isDanger) return 'quiet-danger';
  return isLast ? 'filled' : 'line';
};
