import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconPrinter } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import type { AdminOrderRow, OrderAction } from '@sjaj/contract';
import { sumKm } from '@sjaj/domain';
import { Button, showToast } from '@sjaj/ui';
import { kmText } from '../../shared/figures/amounts.ts';
import type { BulkProps } from '../../shared/list/definition.ts';
import { ActionDialog } from '../../shared/orders/action-dialog.tsx';
import { type ActionInput, changeStatuses, refreshOrders } from '../../shared/orders/change-status.ts';
import { ORDER_ACTION } from '../../shared/orders/order-actions.ts';
import { t } from '../../shared/texts/t.ts';
import { MergeButton } from './merge-button.tsx';
import { PrintDialog } from './print-dialog.tsx';
import { BulkReport, type Refused } from './bulk-report.tsx';

/** What may be done with several orders at once; the first that fits is the white button. */
const BULK_ACTIONS = ['approve', 'hand_over', 'deliver', 'reject'] as const satisfies readonly OrderAction[];
type BulkAction = (typeof BULK_ACTIONS)[number];

/** Approves, hands over, delivers or rejects those of the chosen orders that may go there; prints and merges them. */
export function OrdersBulk({ rows, onDone }: BulkProps<AdminOrderRow>) {
  const [action, setAction] = useState<BulkAction | null>(null);
  const [done, setDone] = useState(0);
  const [isPrinting, setPrinting] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const rowsFor = (one: BulkAction) => rows.filter(({ may }) => may.includes(one));
  const change = useMutation({
    mutationFn: (input: ActionInput & { readonly action: BulkAction }) =>
      changeStatuses(rowsFor(input.action), input, setDone),
    onSuccess: async (outcomes, input) => {
      setAction(null);
      const failed = outcomes.flatMap(({ orderId: id, orderNumber, refusal: why }) =>
        why === null ? [] : [{ id, orderNumber: orderNumber ?? String(id), why }],
      );
      const count = outcomes.length - failed.length;
      if (count > 0) showToast({ title: t(`ordersDone.${input.action}`, { count }) });
      // The report opens first: rows that leave the view remove the bar, and the report with it.
      if (failed.length > 0) setRefused(failed);
      else await finish();
    },
    onError: showFailure,
  });
  const finish = async () => {
    setRefused([]);
    await refreshOrders();
    onDone();
  };
  const offered = BULK_ACTIONS.filter((one) => rowsFor(one).length > 0);
  return (
    <>
      <span className="sj-num sj-notphone">
        {t('orders.selectedSum', { amount: kmText(sumKm(rows.map((row) => row.amountWithoutVat ?? 0))) })}
      </span>
      <span className="adm-bulk-rule" />
      {offered.map((one, index) => (
        <Button key={one} size="sm" variant={index === 0 ? 'filled' : 'ghost'} onClick={() => setAction(one)}>
          {t('ordersDone.button', { action: t(ORDER_ACTION[one].label), count: rowsFor(one).length })}
        </Button>
      ))}
      <Button
        size="sm"
        variant="ghost"
        icon={<IconPrinter size={16} aria-hidden="true" />}
        onClick={() => setPrinting(true)}
      >
        {t('orders.print')}
      </Button>
      <MergeButton rows={rows} onDone={onDone} />
      {isPrinting && <PrintDialog rows={rows} onClose={() => setPrinting(false)} />}
      {action && (
        <ActionDialog
          action={action}
          question={t(`ordersAsked.${action}`, { count: rowsFor(action).length })}
          {...(done > 0 && { remarks: [t('approvalQueue.place', { at: done, count: rowsFor(action).length })] })}
          busy={change.isPending}
          onConfirm={(reason) => change.mutate({ action, ...(reason !== undefined && { reason }) })}
          onClose={() => setAction(null)}
        />
      )}
      <BulkReport refused={refused} onClose={() => void finish()} />
    </>
  );
}
