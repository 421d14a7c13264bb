import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import type { Refund } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { Button, ConfirmDialog, Notice, showToast } from '@sjaj/ui';
import { Allowed } from '../../../shared/session/allowed.tsx';
import { kmText } from '../../../shared/figures/amounts.ts';
import { refreshOrders } from '../../../shared/orders/change-status.ts';
import { language, t } from '../../../shared/texts/t.ts';
import { sendRefund } from './payment-queries.ts';

const DUE = { cancelled: 'payment.dueCancelled', late: 'payment.dueLate', twice: 'payment.dueTwice' } as const;

/** The full refund of a payment attempt: reason, state and the button to send it. */
export function RefundPanel({ refund }: { readonly refund: Refund }) {
  const amount = kmText(refund.amount);
  if (refund.state === 'done') {
    const when = refund.doneAt && formatDateTime(new Date(refund.doneAt), language());
    return <p className="sj-t2">{[t('payment.refunded', { amount }), when, refund.by].filter(Boolean).join(' · ')}</p>;
  }
  return (
    <Notice tone="warn">
      <p>
        {t(DUE[refund.reason], { amount })} {refund.state === 'failed' && t('payment.refused')}
      </p>
      {refund.maySend ? (
        <Allowed to="refundPayments">
          <SendButton refund={refund} />
        </Allowed>
      ) : (
        <p>{t('payment.sending')}</p>
      )}
    </Notice>
  );
}

function SendButton({ refund }: { readonly refund: Refund }) {
  const [asks, setAsks] = useState(false);
  const send = useMutation({
    mutationFn: () => sendRefund(refund.id),
    onSuccess: ({ info }) => info && showToast({ title: info.message }),
    onError: showFailure,
    onSettled: async () => {
      await refreshOrders();
      setAsks(false);
    },
  });
  return (
    <>
      <Button size="sm" onClick={() => setAsks(true)}>
        {t('payment.refund')}
      </Button>
      <ConfirmDialog
        title={t('payment.refund')}
        open={asks}
        busy={send.isPending}
        confirmLabel={t('payment.refund')}
        onConfirm={() => send.mutate()}
        onClose={() => setAsks(false)}
      >
        <p>{t('payment.refundQuestion', { amount: kmText(refund.amount) })}</p>
      </ConfirmDialog>
    </>
  );
}
