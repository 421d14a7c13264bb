import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconCheck, IconCircleCheck } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import type { AdminOrderRow } from '@sjaj/contract';
import { Button, Panel, EmptyState, showToast, Table, useUiLink } from '@sjaj/ui';
import { kmText } from '../../shared/figures/amounts.ts';
import { ActionDialog } from '../../shared/orders/action-dialog.tsx';
import { changeStatus, isMoved, refreshOrders } from '../../shared/orders/change-status.ts';
import { questionAbout } from '../../shared/orders/order-actions.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import { t } from '../../shared/texts/t.ts';

interface WaitingOrdersProps {
  readonly orders: readonly AdminOrderRow[];
  readonly total: number;
}

/** The orders that wait for approval, with a button to approve each. */
export function WaitingOrders({ orders, total }: WaitingOrdersProps) {
  const Link = useUiLink();
  const [pendingOrder, setPendingOrder] = useState<AdminOrderRow | null>(null);
  const approve = useMutation({
    mutationFn: (order: AdminOrderRow) => changeStatus(order, { action: 'approve' }),
    onSuccess: () => showToast({ title: t('ordersDone.approve', { count: 1 }) }),
    onError: (error) => {
      if (isMoved(error)) showToast({ tone: 'warn', title: t('orders.changedMeanwhile') });
      else showFailure(error);
    },
    onSettled: async () => {
      await refreshOrders();
      setPendingOrder(null);
    },
  });
  return (
    <Panel
      flush
      className="adm-waiting"
      title={t('start.waitingOrders')}
      end={
        <Link href="/queues/approval" className="sj-link sj-sm">
          {t('start.showAll', { count: total })}
        </Link>
      }
    >
      {orders.length === 0 ? (
        <EmptyState icon={<IconCircleCheck size={28} />} title={t('start.nothingWaits')} />
      ) : (
        <Table caption={t('start.waitingOrders')}>
          <thead>
            <tr>
              <th scope="col">{t('orders.columnNumber')}</th>
              <th scope="col">{t('orders.columnCustomer')}</th>
              <th scope="col" className="sj-right">
                {t('orders.columnNet')}
              </th>
              <th scope="col">
                <span className="sj-vh">{t('orders.approve')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <WaitingRow key={order.id} order={order} onApprove={() => setPendingOrder(order)} />
            ))}
          </tbody>
        </Table>
      )}
      {pendingOrder && (
        <ActionDialog
          action="approve"
          question={questionAbout('approve', pendingOrder.orderNumber)}
          busy={approve.isPending}
          onConfirm={() => approve.mutate(pendingOrder)}
          onClose={() => setPendingOrder(null)}
        />
      )}
    </Panel>
  );
}

interface WaitingRowProps {
  readonly order: AdminOrderRow;
  readonly onApprove: () => void;
}

function WaitingRow({ order, onApprove }: WaitingRowProps) {
  const Link = useUiLink();
  return (
    <tr>
      <td className="sj-nw">
        <Link href={`/orders/${order.id}`} className="sj-link">
          {order.orderNumber}
        </Link>
        <span className="sj-xs sj-t3 sj-num adm-start-time">{tableTime(order.date, new Date())}</span>
      </td>
      <td>
        <span className="sj-name">{order.companyTitle ?? order.orderer}</span>
        {order.companyTitle && <span className="sj-xs sj-t3 adm-start-who">{order.orderer}</span>}
        {order.isGuests && <span className="sj-xs sj-t3 adm-start-who">{t('role.guest')}</span>}
      </td>
      <td className="sj-right sj-nw">
        <b>{kmText(order.amountWithoutVat)}</b>
      </td>
      <td className="sj-right">
        <Button size="xs" variant="soft" icon={<IconCheck size={14} aria-hidden="true" />} onClick={onApprove}>
          {t('orders.approve')}
          <span className="sj-vh">{` ${order.orderNumber}`}</span>
        </Button>
      </td>
    </tr>
  );
}
