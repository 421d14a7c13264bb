import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSendOnce } from '@sjaj/app-kit';
import { useNavigate } from '@tanstack/react-router';
import { IconArrowBackUp } from '@tabler/icons-react';
import { ORDER_STATUS, type OrderPayment } from '@sjaj/contract';
import { Button, ConfirmDialog } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { cartQuery } from '../../shared/cart-store.ts';
import { OWN_ORDERS } from '../../shared/order-access/order-access.ts';
import { orderQuery } from '../../shared/orders/orders-query.ts';
import { useBuyerKey } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { storedDraft, storeDraft } from './stored-draft.ts';

const BANK_TRANSFER = 3;

/** Cancels the order that no card has paid, and leads its articles back to the checkout with bank transfer chosen. */
function useOrderByTransfer(orderId: number) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const buyer = useBuyerKey();
  const sendOnce = useSendOnce();
  return useMutation({
    mutationFn: async () => {
      // Without a version that is a minute old: the time-out may have cancelled the order meanwhile.
      const order = await client.fetchQuery({ ...orderQuery(orderId), staleTime: 0 });
      if (order.may.includes('cancel'))
        await api.orders.updateStatus({ body: { orderId, status: ORDER_STATUS.cancelled, version: order.version } });
      const params = { id: orderId };
      await sendOnce(params, (idempotencyKey) => api.orders.repeat({ params, idempotencyKey }));
    },
    onSuccess: () => {
      storeDraft(buyer, { ...storedDraft(buyer), paymentTypeId: BANK_TRANSFER });
      void navigate({ to: '/checkout' });
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: cartQuery.queryKey }),
        client.invalidateQueries({ queryKey: [OWN_ORDERS.key] }),
      ]),
  });
}

/** For who cannot or does not want to pay by card after all. */
export function OrderByTransfer({ payment: { orderId, orderNumber } }: { readonly payment: OrderPayment }) {
  const [asks, setAsks] = useState(false);
  const change = useOrderByTransfer(orderId);
  return (
    <>
      <Button variant="line" icon={<IconArrowBackUp size={18} aria-hidden="true" />} onClick={() => setAsks(true)}>
        {t('cardPayment.otherwise')}
      </Button>
      <ConfirmDialog
        title={t('cardPayment.otherwiseQuestion', { number: orderNumber })}
        open={asks}
        busy={change.isPending}
        confirmLabel={t('cardPayment.otherwise')}
        onConfirm={() => change.mutate(undefined, { onSettled: () => setAsks(false) })}
        onClose={() => setAsks(false)}
      >
        {t('cardPayment.otherwiseText')}
      </ConfirmDialog>
    </>
  );
}
