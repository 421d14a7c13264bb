import { useState } from 'react';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { type AdminOrder, ORDER_STATUS } from '@sjaj/contract';
import { Button } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { SplitMergeDialog } from './split-merge-dialog.tsx';

const SPLIT_MERGE_STATUSES: readonly number[] = [ORDER_STATUS.created, ORDER_STATUS.approved];

/** The button to merge or split the order, if its status allows it. */
export function SplitMergeButton({ order }: { readonly order: AdminOrder }) {
  const [open, setOpen] = useState(false);
  // Unconfirmed guest orders cannot be split or merged.
  if (!SPLIT_MERGE_STATUSES.includes(order.status) || order.confirmEmailBy !== null) return null;
  return (
    <>
      <Button
        variant="line"
        size="sm"
        icon={<IconArrowsSplit2 size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('orders.mergeOrSplit')}
      </Button>
      {open && <SplitMergeDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
