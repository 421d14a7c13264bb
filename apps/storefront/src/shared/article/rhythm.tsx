import type { PurchasedArticle } from '@sjaj/contract';
import { formatWeekday } from '@sjaj/domain';
import { classNames } from '@sjaj/ui';
import { language, t } from '../texts/t.ts';
import styles from './purchases.module.css';

/** How often the article is ordered, and whether it is due: "svakih 14 dana · na redu". */
export function Rhythm({ rhythm }: { readonly rhythm: NonNullable<PurchasedArticle['rhythm']> }) {
  const { everyDays, dueOn, isDue } = rhythm;
  const often = everyDays === 1 ? t('purchase.everyDay') : t('purchase.everyDays', { count: everyDays });
  const next = isDue ? t('purchase.due') : t('purchase.next', { day: formatWeekday(dueOn, language()) });
  return (
    <span className={styles['rhythm']}>
      <span className="shop-often">{`${often} · `}</span>
      <span className={classNames(isDue && styles['due'])}>{next}</span>
    </span>
  );
}
