import { useState } from 'react';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { type AdminOrder, ORDER_STATUS } from '@sjaj/contract';
import { Button } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { PartsDialog } from './split-merge-dialog.tsx';

const PARTED: readonly number[] = [ORDER_STATUS.created, ORDER_STATUS.approved];

/** Merges the order with others of its company, or makes two of it, where its status allows that. */
export function PartsButton({ order }: { readonly order: AdminOrder }) {
  const [open, setOpen] = useState(false);
  // What nobody has confirmed yet is nothing to pack, in one part or two.
  if (!PARTED.includes(order.status) || order.confirmEmailBy !== null) return null;
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
      {open && <PartsDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
