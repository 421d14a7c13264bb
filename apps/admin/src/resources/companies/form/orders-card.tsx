import './company.css';
import { useQuery } from '@tanstack/react-query';
import type { AdminCompany } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { Panel, Skeleton, Table, useUiLink } from '@sjaj/ui';
import { kmText } from '../../../shared/figures/amounts.ts';
import { StatusBadge } from '../../../shared/orders/status-badge.tsx';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { language, t } from '../../../shared/texts/t.ts';
import { lastOrdersQuery } from '../queries.ts';

/** The last orders of the company, and the way to all of them. */
export function OrdersCard({ company }: { readonly company: Pick<AdminCompany, 'id'> }) {
  const Link = useUiLink();
  const { data, error, refetch } = useQuery(lastOrdersQuery(company.id));
  return (
    <Panel
      flush
      lined
      title={t('company.lastOrders')}
      end={
        <Link href={`/orders?company=${company.id}`} className="sj-link sj-sm">
          {t('company.allOrders')}
        </Link>
      }
    >
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={120} radius={8} />}
      {data?.length === 0 && <p className="sj-sm sj-t2 adm-company-none">{t('company.noOrders')}</p>}
      {data && data.length > 0 && (
        <div className="adm-company-table">
          <Table caption={t('company.lastOrders')}>
            <thead>
              <tr>
                <th scope="col">{t('orders.columnNumber')}</th>
                <th scope="col">{t('orders.columnStatus')}</th>
                <th scope="col" className="sj-right">
                  {t('orders.columnNet')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map((order) => (
                <tr key={order.id}>
                  <td>
                    <Link href={`/orders/${order.id}`} className="sj-link sj-nw">
                      {order.orderNumber}
                    </Link>
                    <span className="sj-sm sj-t3 adm-block">
                      {`${formatDate(new Date(order.date), language())} · ${order.orderer}`}
                    </span>
                  </td>
                  <td>
                    <StatusBadge order={order} />
                  </td>
                  <td className="sj-right sj-num sj-nw">{kmText(order.amountWithoutVat)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </Panel>
  );
}
