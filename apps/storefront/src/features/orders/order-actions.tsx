import { useState } from 'react';
import { ORDER_STATUS, type Order } from '@sjaj/contract';
import { Button, ConfirmDialog, TextArea } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { useChangeStatus } from './queries.ts';

/** Actions that the server allows on the order: cancel it, or approve it for a colleague, who else gets it back from the panel below. */
export function OrderActions({ order }: { readonly order: Order }) {
  const [asks, setAsks] = useState(false);
  const [reason, setReason] = useState('');
  const change = useChangeStatus();
  const cancel = (): void => {
    const done = { onSettled: () => setAsks(false) };
    change.mutate({ order, status: ORDER_STATUS.cancelled, reason }, done);
  };
  return (
    <>
      {order.may.includes('cancel') && !order.may.includes('confirm') && (
        <Button variant="line" size="sm" onClick={() => setAsks(true)}>
          {t('orders.cancel')}
        </Button>
      )}
      {order.may.includes('confirm') && (
        <Button
          size="sm"
          busy={change.isPending}
          onClick={() => change.mutate({ order, status: ORDER_STATUS.created, reason: '' })}
        >
          {t('orders.approve')}
        </Button>
      )}
      <ConfirmDialog
        title={t('orders.cancelQuestion', { number: order.orderNumber })}
        open={asks}
        danger
        busy={change.isPending}
        confirmLabel={t('orders.cancel')}
        onConfirm={cancel}
        onClose={() => setAsks(false)}
      >
        <TextArea
          label={t('orders.cancelReason')}
          optional
          maxLength={2_000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </>
  );
}
