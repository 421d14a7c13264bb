import { IconCircleCheck } from '@tabler/icons-react';
import type { StartPage } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { EmptyState, LineTitle, Panel, useUiLink } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';

interface LowStockProps {
  readonly articles: NonNullable<StartPage['lowStock']>;
  readonly total: number;
}

/** Articles with a low stock level. */
export function LowStock({ articles, total }: LowStockProps) {
  const Link = useUiLink();
  return (
    <Panel
      title={t('start.lowStock')}
      end={
        <Link href="/stock?view=low" className="sj-link sj-sm">
          {t('start.showAll', { count: total })}
        </Link>
      }
    >
      {articles.length === 0 && <EmptyState icon={<IconCircleCheck size={28} />} title={t('start.nothingWaits')} />}
      <ul className="adm-low">
        {articles.map(({ id, code, title, available, lowLevel }) => (
          <li key={id}>
            <Link href={`/stock/${id}`} className="sj-grow">
              <span className="sj-sm sj-name" title={title}>
                <LineTitle title={title} />
              </span>
              <span className="sj-xs sj-t3">{code}</span>
            </Link>
            <span className={available > 0 ? 'adm-low-count' : 'adm-low-count adm-low-none'}>
              {available > 0 ? formatNumber(available) : t('sign.none')}
              <small className="sj-t3">{t('start.lowLevel', { count: formatNumber(lowLevel) })}</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
