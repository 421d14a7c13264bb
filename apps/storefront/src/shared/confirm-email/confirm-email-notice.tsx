import { IconMail } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { clientFor } from '@sjaj/client';
import { guests, type Order } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { Button, Notice, showToast } from '@sjaj/ui';
import { useOrderAccess } from '../order-access/order-access.ts';
import { language, t } from '../texts/t.ts';
import styles from './confirm-email.module.css';

/** What a guest has to do before the order counts: answer the mail in time, which can be sent again. */
export function ConfirmEmailNotice({ order }: { readonly order: Order }) {
  const { transport } = useOrderAccess();
  const resend = useMutation({
    mutationFn: () => clientFor(guests, transport).resendConfirmation({ params: { id: order.id } }),
    onSuccess: ({ info }) => info && showToast({ tone: 'done', title: info.message }),
  });
  if (order.emailToConfirm === null || order.confirmEmailBy === null) return null;
  const until = formatDateTime(new Date(order.confirmEmailBy), language());
  return (
    <Notice tone="warn" className={`sj-noprint ${styles.notice}`} icon={<IconMail size={18} aria-hidden="true" />}>
      <p>
        <b>{t('guest.confirmTitle')}</b>
      </p>
      <p>{t('guest.confirmHint', { email: order.emailToConfirm, until })}</p>
      <p className={styles.again}>
        <Button variant="line" size="sm" busy={resend.isPending} onClick={() => resend.mutate()}>
          {t('guest.sendAgain')}
        </Button>
        <span className="sj-sm">{t('guest.wrongEmailHint')}</span>
      </p>
    </Notice>
  );
}
