import { useQuery } from '@tanstack/react-query';
import type { OrderRow } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Badge, ProgressBar, Skeleton, useUiLink } from '@sjaj/ui';
import { useProfile } from '../../shared/session/profile.ts';
import { language, t } from '../../shared/texts/t.ts';
import styles from './home.module.css';
import { PanelFailed } from '../../shared/page/panel-failed.tsx';
import { progressOf, statusKey } from './order-progress.logic.ts';
import { finishedOrdersQuery, openOrdersQuery } from './queries.ts';
import { WaitingLink } from './waiting-link.tsx';

const SHOWN = 4;
const FEW = 2;
const SHOWN_FINISHED = 2;

/** Open orders, each with its progress. */
export function OpenOrders() {
  const Link = useUiLink();
  const { companyId } = useProfile().userData;
  const { data, isPending, isSuccess, error, refetch } = useQuery(openOrdersQuery);
  const orders = data?.orders.slice(0, SHOWN) ?? [];
  const all = (
    <Link href="/profile/orders" className="sj-link sj-sm" aria-label={t('home.allOrders')}>
      {t('home.all')}
    </Link>
  );
  return (
    <section className={`sj-panel ${styles['box']}`}>
      <header className={styles['boxHead']}>
        <h2>{t('home.openOrders')}</h2>
        {companyId === null ? all : <WaitingLink>{all}</WaitingLink>}
      </header>
      {isPending && <Skeleton height={110} />}
      {error && !data && <PanelFailed error={error} onRetry={() => void refetch()} />}
      {isSuccess && orders.length === 0 && <p className="sj-sm sj-t2">{t('home.noOpenOrders')}</p>}
      <ul className={styles['orders']}>
        {orders.map((order) => (
          <OpenOrder key={order.id} order={order} />
        ))}
      </ul>
      {isSuccess && orders.length <= FEW && <FinishedOrders />}
    </section>
  );
}

/** With few open orders, the remaining rows show the latest completed ones. */
function FinishedOrders() {
  const Link = useUiLink();
  const { data: orders = [] } = useQuery(finishedOrdersQuery);
  if (orders.length === 0) return null;
  return (
    <div className={`sj-desktop ${styles['latest']}`}>
      <h3 className="sj-xs sj-t3">{t('home.finishedOrders')}</h3>
      <ul>
        {orders.slice(0, SHOWN_FINISHED).map((order) => (
          <li key={order.id}>
            <Link href={`/profile/orders/${order.id}`} className={`sj-sm ${styles['latestOrder']}`}>
              <span>{order.orderNumber}</span>
              <span className="sj-xs sj-t3 sj-num">{formatDate(new Date(order.date), language())}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OpenOrder({ order }: { readonly order: OrderRow }) {
  const Link = useUiLink();
  const { role } = useProfile().userData;
  const waitsForCaller = order.waitsFor === 'approval' && role === 'company_admin';
  return (
    <li>
      <Link href={`/profile/orders/${order.id}`} className={styles['order']}>
        <span className="sj-row sj-between">
          <b>{order.orderNumber}</b>
          <span className="sj-xs sj-t3 sj-num">{formatDate(new Date(order.date), language())}</span>
        </span>
        <ProgressBar label={order.orderNumber} share={progressOf(order)} />
        {waitsForCaller ? (
          <span className="sj-row sj-xs sj-t2">
            <Badge tone="warn">{t('home.waitsForYou')}</Badge>
            {order.orderer}
          </span>
        ) : (
          <span className="sj-xs sj-t2">{t(statusKey(order))}</span>
        )}
      </Link>
    </li>
  );
}
