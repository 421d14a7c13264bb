import { useState } from 'react';
import { IconPencil } from '@tabler/icons-react';
import type { AdminOrder } from '@sjaj/contract';
import { Button, lazyPart } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';

const EditLinesDialog = lazyPart(async () => (await import('./edit-lines-dialog.tsx')).EditLinesDialog);

/** The button to change the lines of an order, while its state allows it. */
export function EditLinesButton({ order }: { readonly order: AdminOrder }) {
  const [open, setOpen] = useState(false);
  if (!order.canEditLines) return null;
  return (
    <>
      <Button variant="line" size="sm" icon={<IconPencil size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('orders.editLines')}
      </Button>
      {open && <EditLinesDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
