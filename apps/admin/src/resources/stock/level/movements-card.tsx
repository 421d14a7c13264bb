import { useInfiniteQuery } from '@tanstack/react-query';
import { IconHistory } from '@tabler/icons-react';
import type { StockMovement } from '@sjaj/contract';
import { formatNumber, MINUS } from '@sjaj/domain';
import { Button, Panel, EmptyState, Skeleton, Table, useUiLink } from '@sjaj/ui';
import { tableTime } from '../../../shared/figures/table-time.ts';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { t } from '../../../shared/texts/t.ts';
import { movementsQuery } from '../queries.ts';

/** The stock movements of an article: type, quantity, order or file, and user. */
export function MovementsCard({ articleId }: { readonly articleId: number }) {
  const query = useInfiniteQuery(movementsQuery(articleId));
  const movements = query.data?.pages.flatMap(({ data }) => data) ?? [];
  if (query.isError && movements.length === 0) {
    return (
      <Panel title={t('stock.movements')}>
        <FailureState error={query.error} onRetry={() => void query.refetch()} />
      </Panel>
    );
  }
  return (
    <Panel className="adm-stock-movements" title={t('stock.movements')} flush aria-busy={query.isPending}>
      {query.isPending && <Skeleton height={200} radius={0} />}
      {query.isSuccess && movements.length === 0 && (
        <EmptyState icon={<IconHistory size={28} />} title={t('stock.noMovements')} />
      )}
      {movements.length > 0 && <MovementTable movements={movements} />}
      {query.hasNextPage && (
        <div className="adm-stock-more">
          <Button variant="soft" size="sm" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('action.showMore')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function MovementTable({ movements }: { readonly movements: readonly StockMovement[] }) {
  const now = new Date();
  return (
    <Table caption={t('stock.movements')} dense>
      <thead>
        <tr>
          <th scope="col">{t('stock.when')}</th>
          <th scope="col">{t('stock.what')}</th>
          <th scope="col" className="sj-right">
            {t('article.onHand')}
          </th>
          <th scope="col" className="sj-right sj-notphone">
            {t('article.reserved')}
          </th>
          <th scope="col" className="sj-right sj-notphone">
            {t('stock.after')}
          </th>
          <th scope="col" className="sj-notphone">
            {t('stock.by')}
          </th>
        </tr>
      </thead>
      <tbody>
        {movements.map((movement) => (
          <tr key={movement.id}>
            <td className="sj-nw sj-t2">{tableTime(movement.at, now)}</td>
            <td>
              <MovementCause movement={movement} />
            </td>
            <td className="sj-right sj-num">
              <Change pieces={movement.onHandChange} />
            </td>
            <td className="sj-right sj-num sj-notphone">
              <Change pieces={movement.reservedChange} />
            </td>
            <td className="sj-right sj-num sj-notphone">{formatNumber(movement.onHandAfter)}</td>
            <td className="sj-nw sj-t2 sj-notphone">{movement.by}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function MovementCause({ movement: { kind, order, importId, reason } }: { readonly movement: StockMovement }) {
  const Link = useUiLink();
  return (
    <>
      {t(`movement.${kind}`)}{' '}
      {order && (
        <Link href={`/orders/${order.id}`} className="sj-link">
          {order.number}
        </Link>
      )}
      {importId !== null && (
        <Link href={`/stock-imports/${importId}`} className="sj-link">
          {t('imports.report')}
        </Link>
      )}
      {reason && <span className="sj-xs sj-t2 adm-stock-reason">{reason}</span>}
    </>
  );
}

function Change({ pieces }: { readonly pieces: number }) {
  if (pieces === 0) return <span className="sj-t3">{'–'}</span>;
  const sign = pieces > 0 ? '+' : MINUS;
  return (
    <span className={pieces > 0 ? 'adm-stock-plus' : 'adm-stock-minus'}>{sign + formatNumber(Math.abs(pieces))}</span>
  );
}
