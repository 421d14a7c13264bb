import { useState } from 'react';
import { useSearch } from '@tanstack/react-router';
import { IconRepeat } from '@tabler/icons-react';
import type { Order } from '@sjaj/contract';
import { Button } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { RepeatDialog } from './repeat-dialog.tsx';

/** Repeats the order: opens the dialog with what has changed since. An address with `repeat` opens it at once. */
export function RepeatButton({ order }: { readonly order: Order }) {
  const search = useSearch({ strict: false });
  const [isOpen, setOpen] = useState('repeat' in search);
  return (
    <>
      <Button
        size="sm"
        variant={order.may.includes('confirm') ? 'line' : 'filled'}
        icon={<IconRepeat size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('orders.repeat')}
      </Button>
      {isOpen && <RepeatDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
