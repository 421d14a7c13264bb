import { useQuery } from '@tanstack/react-query';
import { IconCalendarEvent } from '@tabler/icons-react';
import type { RunningSale } from '@sjaj/contract';
import { formatDate, formatPercent } from '@sjaj/domain';
import { Badge, Skeleton, useUiLink } from '@sjaj/ui';
import { promotionAddress } from '../../shared/article/addresses.ts';
import { language, t } from '../../shared/texts/t.ts';
import { salesQuery } from './queries.ts';
import { highestPercent, picturesOf } from './sale.logic.ts';
import styles from './sales.module.css';

const USUAL = 3;
const MINUS = '\u2212';
const PICTURES = 2;

/** Tiles of the current promotions in a row that scrolls sideways. Each links to its articles. */
export function SaleTiles() {
  const { data: sales, isError } = useQuery(salesQuery);
  if (isError || sales?.length === 0) return null;
  return (
    <ul className={styles['tiles']} aria-label={t('listing.sales')} aria-busy={!sales}>
      {sales
        ? sales.map((sale) => <SaleTile key={sale.id} sale={sale} />)
        : Array.from({ length: USUAL }, (_, index) => (
            <li key={index}>
              <Skeleton height="100%" radius={12} />
            </li>
          ))}
    </ul>
  );
}

function SaleTile({ sale }: { readonly sale: RunningSale }) {
  const Link = useUiLink();
  const percent = highestPercent(sale);
  return (
    <li>
      <Link href={promotionAddress(sale)} className={`sj-panel ${styles['tile']}`}>
        <span className={styles['top']}>
          <span className={styles['words']}>
            {percent !== null && (
              <Badge tone="sale">
                {t('listing.saleUpTo', { percent: MINUS + formatPercent(percent, language()) })}
              </Badge>
            )}
            <b className={styles['title']}>{sale.title}</b>
            <span className="sj-sm sj-t2">{sale.description}</span>
          </span>
          <span className={styles['pictures']} aria-hidden="true">
            {picturesOf(sale.productSaleItems, PICTURES).map((url) => (
              <img key={url} src={url} alt="" width={72} height={72} loading="lazy" />
            ))}
          </span>
        </span>
        <SaleFacts sale={sale} />
      </Link>
    </li>
  );
}

/** End of a promotion and number of its articles. */
export function SaleFacts({ sale }: { readonly sale: RunningSale }) {
  const until = t('listing.saleEnds', { date: formatDate(new Date(sale.endsAt), language()) });
  return (
    <span className={`sj-xs sj-t2 sj-num ${styles['facts']}`}>
      <IconCalendarEvent size={15} aria-hidden="true" />
      {`${until} · ${t('unit.products', { count: sale.numberOfArticles })}`}
    </span>
  );
}
