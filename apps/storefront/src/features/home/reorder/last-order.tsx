import { useQuery } from '@tanstack/react-query';
import { IconRepeat } from '@tabler/icons-react';
import { formatDate } from '@sjaj/domain';
import { EmptyState, useUiLink } from '@sjaj/ui';
import { PanelFailed } from '../../../shared/page/panel-failed.tsx';
import { language, t } from '../../../shared/texts/t.ts';
import { lastOrderQuery } from './queries.ts';
import { ReorderList, ReorderSkeleton } from './reorder-list.tsx';
import { repeatItems } from './reorder.logic.ts';
import styles from './reorder.module.css';

/** The lines of the newest own order, at today's prices. */
export function LastOrder() {
  const Link = useUiLink();
  const { data, error, refetch } = useQuery(lastOrderQuery);
  if (!data && data !== null)
    return error ? <PanelFailed error={error} onRetry={() => void refetch()} /> : <ReorderSkeleton />;
  const items = data ? repeatItems(data.lines) : [];
  if (!data || items.length === 0)
    return <EmptyState icon={<IconRepeat size={28} />} title={t('home.noReorder')} text={t('home.noReorderHint')} />;
  const gone = data.lines.filter(({ quantity }) => quantity === null);
  return (
    <>
      <p className={styles['note']}>
        <Link href={`/profile/orders/${data.order.id}`} className="sj-link">
          {t('home.orderOf', {
            number: data.order.orderNumber,
            date: formatDate(new Date(data.order.date), language()),
          })}
        </Link>
        {gone.length > 0 && (
          <span className={styles['warn']}>
            {t('home.notOrderable', { codes: gone.map(({ code }) => code).join(', ') })}
          </span>
        )}
      </p>
      <ReorderList items={items} />
    </>
  );
}
