import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconCheck } from '@tabler/icons-react';
import { messageOf } from '@sjaj/app-kit';
import type { OrderRow } from '@sjaj/contract';
import { fromKm, sum, toKm } from '@sjaj/domain';
import { Button, ConfirmDialog, showToast } from '@sjaj/ui';
import { kmText } from '../../shared/figures/amounts.ts';
import type { BulkProps } from '../../shared/list/definition.ts';
import { changeStatusOfRow, isMoved, refreshOrders } from '../../shared/orders/change-status.ts';
import { t } from '../../shared/texts/t.ts';
import { BulkReport, type Refused } from './bulk-report.tsx';
import { WAITING } from './queries.ts';

const waits = ({ status }: OrderRow): boolean => WAITING.some((one) => one === status);

/** Processes the orders one after the other. A refusal does not stop the rest. Returns the refused orders with the reasons. */
async function approveAll(rows: readonly OrderRow[]): Promise<readonly Refused[]> {
  const refused: Refused[] = [];
  for (const row of rows) {
    try {
      await changeStatusOfRow(row, { act: 'approve' });
    } catch (error) {
      refused.push({ row, why: isMoved(error) ? t('orders.movedMeanwhile') : messageOf(error) });
    }
  }
  return refused;
}

/** Approves the selected orders that wait for approval. */
export function OrdersBulk({ rows, onDone }: BulkProps<OrderRow>) {
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const approvable = rows.filter(waits);
  const total = toKm(sum(rows.map(({ amountWithoutVat }) => fromKm(amountWithoutVat ?? 0))));
  const approve = useMutation({
    mutationFn: () => approveAll(approvable),
    onSuccess: async (failed) => {
      setAsking(false);
      const done = approvable.length - failed.length;
      if (done > 0) showToast({ title: t('orders.approvedCount', { count: done }) });
      // The report opens first: rows that leave the view remove the bar, and the report with it.
      if (failed.length > 0) setRefused(failed);
      else await finish();
    },
  });
  const finish = async () => {
    setRefused([]);
    await refreshOrders();
    onDone();
  };
  return (
    <>
      <span className="sj-num sj-notphone">{t('orders.selectedSum', { amount: kmText(total) })}</span>
      <span className="adm-bulk-rule" />
      <Button
        size="sm"
        icon={<IconCheck size={16} aria-hidden="true" />}
        disabled={approvable.length === 0}
        onClick={() => setAsking(true)}
      >
        {t('orders.approveCount', { count: approvable.length })}
      </Button>
      <ConfirmDialog
        title={t('orders.approve')}
        open={asking}
        confirmLabel={t('orders.approveCount', { count: approvable.length })}
        busy={approve.isPending}
        onConfirm={() => approve.mutate()}
        onClose={() => setAsking(false)}
      >
        {t('orders.approveManyQuestion', { count: approvable.length })}
      </ConfirmDialog>
      <BulkReport refused={refused} onClose={() => void finish()} />
    </>
  );
}
