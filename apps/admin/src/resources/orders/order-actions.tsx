import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconCheck } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import type { AdminOrder, OrderAction } from '@sjaj/contract';
import { Button, type ButtonVariant, showToast } from '@sjaj/ui';
import { ActionDialog } from '../../shared/orders/action-dialog.tsx';
import { type ActionInput, changeStatus, isMoved, refreshOrders } from '../../shared/orders/change-status.ts';
import { inPlace, ORDER_ACTION, questionAbout } from '../../shared/orders/order-actions.ts';
import { t } from '../../shared/texts/t.ts';

/** The actions that the status of the order allows, each with a confirmation. */
export function OrderActions({ order }: { readonly order: AdminOrder }) {
  const [pendingAction, setPendingAction] = useState<OrderAction | null>(null);
  const change = useMutation({
    mutationFn: (input: ActionInput) => changeStatus(order, input),
    onSuccess: () => showToast({ title: t('sign.saved'), text: t('orders.one', { number: order.orderNumber }) }),
    onError: (error) => {
      if (isMoved(error)) showToast({ tone: 'warn', title: t('orders.changedMeanwhile') });
      else showFailure(error);
    },
    // Also after a refusal: the page may be outdated.
    onSettled: async () => {
      await refreshOrders();
      setPendingAction(null);
    },
  });
  const actions = inPlace(order.may);
  if (actions.length === 0) return null;
  return (
    <span className="adm-order-actions">
      {actions.map((action, index) => (
        <Button
          key={action}
          size="sm"
          variant={variantOf(action, index === actions.length - 1)}
          icon={action === 'approve' ? <IconCheck size={16} aria-hidden="true" /> : undefined}
          onClick={() => setPendingAction(action)}
        >
          {t(ORDER_ACTION[action].label)}
        </Button>
      ))}
      {pendingAction && (
        <ActionDialog
          action={pendingAction}
          question={questionAbout(pendingAction, order.orderNumber)}
          busy={change.isPending}
          onConfirm={(reason) => change.mutate({ action: pendingAction, ...(reason !== undefined && { reason }) })}
          onClose={() => setPendingAction(null)}
        />
      )}
    </span>
  );
}

/** The last button is filled, unless it rejects the order. */
const variantOf = (action: OrderAction, isLast: boolean): ButtonVariant => {
  if (ORDER_ACTION[action].isDanger) return 'quiet-danger';
  return isLast ? 'filled' : 'line';
};
