import { useMutation } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import type { AdminOrder } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { Button, Notice, showToast } from '@sjaj/ui';
import { Allowed } from '../../shared/session/allowed.tsx';
import { api } from '../../shared/api/api.ts';
import { isMoved, refreshOrders } from '../../shared/orders/change-status.ts';
import { language, t } from '../../shared/texts/t.ts';

/** The notice of an unconfirmed guest order: end of the reservation, phone number and manual confirmation. */
export function UnconfirmedNotice({ order }: { readonly order: AdminOrder }) {
  const { id, version, confirmEmailBy, deliveryAddress } = order;
  const confirm = useMutation({
    mutationFn: () => api.orders.confirmEmail({ params: { id }, body: { version } }),
    onSuccess: ({ info }) => info && showToast({ title: t('sign.saved'), text: info.message }),
    onError: (error) => {
      if (isMoved(error)) showToast({ tone: 'warn', title: t('orders.changedMeanwhile') });
      else showFailure(error);
    },
    onSettled: () => refreshOrders(),
  });
  if (confirmEmailBy === null) return null;
  const until = formatDateTime(new Date(confirmEmailBy), language());
  const phone = deliveryAddress.phone;
  return (
    <Notice tone="warn">
      <b>{t('orders.emailUnconfirmed')}</b>
      <p>{t('orders.emailUnconfirmedHint', { until })}</p>
      <p className="adm-notice-actions">
        <a className="sj-link" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          {phone}
        </a>
        <Allowed to="decideOrders">
          <Button variant="line" size="sm" busy={confirm.isPending} onClick={() => confirm.mutate()}>
            {t('orders.confirmByHand')}
          </Button>
        </Allowed>
      </p>
    </Notice>
  );
}
