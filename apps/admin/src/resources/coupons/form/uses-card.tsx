import { useInfiniteQuery } from '@tanstack/react-query';
import { IconReceipt } from '@tabler/icons-react';
import type { CouponUse } from '@sjaj/contract';
import { orderStatusKey } from '@sjaj/i18n';
import { Button, Panel, EmptyState, Skeleton, Table, useUiLink } from '@sjaj/ui';
import { kmText } from '../../../shared/figures/amounts.ts';
import { tableTime } from '../../../shared/figures/table-time.ts';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { t } from '../../../shared/texts/t.ts';
import { usesQuery } from '../queries.ts';

/** The orders that used the coupon. */
export function UsesCard({ couponId }: { readonly couponId: number }) {
  const query = useInfiniteQuery(usesQuery(couponId));
  const uses = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Panel title={t('coupons.orders')} flush aria-busy={query.isPending}>
      {query.isPending && <Skeleton height={120} radius={0} />}
      {query.isError && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && uses.length === 0 && (
        <EmptyState icon={<IconReceipt size={28} />} title={t('coupons.neverUsed')} />
      )}
      {uses.length > 0 && <UsesTable uses={uses} />}
      {query.hasNextPage && (
        <div className="adm-coupon-more">
          <Button variant="soft" size="sm" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('action.showMore')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function UsesTable({ uses }: { readonly uses: readonly CouponUse[] }) {
  const Link = useUiLink();
  const now = new Date();
  return (
    <Table caption={t('coupons.orders')} dense>
      <thead>
        <tr>
          <th scope="col">{t('stock.order')}</th>
          <th scope="col">{t('coupons.customer')}</th>
          <th scope="col" className="sj-notphone">
            {t('stock.placed')}
          </th>
          <th scope="col" className="sj-notphone">
            {t('coupons.state')}
          </th>
          <th scope="col" className="sj-right">
            {t('coupons.discount')}
          </th>
          <th scope="col" className="sj-right sj-notphone">
            {t('coupons.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {uses.map(({ id, number, customer, placedAt, status, discount, total }) => (
          <tr key={id}>
            <td className="sj-nw">
              <Link href={`/orders/${id}`} className="sj-link">
                {number}
              </Link>
            </td>
            <td>{customer}</td>
            <td className="sj-nw sj-t2 sj-notphone">{tableTime(placedAt, now)}</td>
            <td className="sj-notphone">{t(orderStatusKey(status))}</td>
            <td className="sj-right sj-num sj-nw">{kmText(discount)}</td>
            <td className="sj-right sj-num sj-nw sj-notphone">{kmText(total)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
