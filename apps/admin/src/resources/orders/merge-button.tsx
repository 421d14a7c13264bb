import { useState } from 'react';
import { type AdminOrderRow, ORDER_STATUS } from '@sjaj/contract';
import { Button, ConfirmDialog } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { useMerge } from './split-merge/split-merge-queries.ts';

interface MergeButtonProps {
  readonly rows: readonly AdminOrderRow[];
  readonly onDone: () => void;
}

const canMerge = (rows: readonly AdminOrderRow[]): boolean =>
  rows.length > 1 &&
  rows.every((row) => row.status === ORDER_STATUS.created && row.companyTitle !== null) &&
  new Set(rows.map(({ companyTitle }) => companyTitle)).size === 1;

/** Merges the selected new orders of one company; the server says what else must be the same. */
export function MergeButton({ rows, onDone }: MergeButtonProps) {
  const [asking, setAsking] = useState(false);
  const merge = useMerge(onDone);
  if (!canMerge(rows)) return null;
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
        {t('orders.mergeInOne', { count: rows.length })}
      </Button>
      <ConfirmDialog
        title={t('orders.merge')}
        open={asking}
        confirmLabel={t('orders.merge')}
        busy={merge.isPending}
        onConfirm={() => merge.mutate(rows)}
        onClose={() => setAsking(false)}
      >
        {t('shippingQueue.mergeQuestion', { numbers: rows.map(({ orderNumber }) => orderNumber).join(', ') })}
      </ConfirmDialog>
    </>
  );
}
