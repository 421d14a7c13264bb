import { ORDER_STATUS, type OrderRow } from '@sjaj/contract';
import { useUiLink } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './payment.module.css';

/** Link from the list to the payment of an unpaid order. */
export function PaymentLink({ order }: { readonly order: OrderRow }) {
  const Link = useUiLink();
  if (order.status !== ORDER_STATUS.unpaid || order.total === null) return null;
  return (
    <Link className={`sj-link sj-sm sj-nw ${styles.link}`} href={`/checkout/payment/${order.id}`}>
      {t('cardPayment.pay')}
    </Link>
  );
}
