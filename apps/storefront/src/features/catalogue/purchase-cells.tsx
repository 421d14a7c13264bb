import type { ArticleCard, PurchasedArticle } from '@sjaj/contract';
import { formatDateInTable, formatNumber } from '@sjaj/domain';
import { classNames } from '@sjaj/ui';
import { PriceChange } from '../../shared/article/price-change.tsx';
import { Rhythm } from '../../shared/article/rhythm.tsx';
import { useBareAmount } from '../../shared/article/use-bare-amount.ts';
import { language } from '../../shared/texts/t.ts';
import styles from './table-view.module.css';

interface PurchaseProps {
  readonly article: PurchasedArticle;
}

/** Whether the row belongs to my articles. */
export const isPurchased = (article: ArticleCard | PurchasedArticle): article is PurchasedArticle =>
  'lastBought' in article;

const lastText = ({ lastBought: { at, quantity }, unit }: PurchasedArticle): string =>
  `${formatDateInTable(new Date(at), language())} · ${formatNumber(quantity)} ${unit}`;

/** Day and quantity of the last purchase; below them how often the article is ordered. */
export function PurchaseCell({ article }: PurchaseProps) {
  return (
    <td className={classNames('sj-t2 sj-nw', styles['purchase'])}>
      <span className="sj-num">{lastText(article)}</span>
      {article.rhythm && (
        <span className={styles['cost']}>
          <Rhythm rhythm={article.rhythm} />
        </span>
      )}
    </td>
  );
}

/** The unit price of the last purchase; where it has changed, with the reason. */
export function PriceThenCell({ article: { lastBought, priceChange } }: PurchaseProps) {
  const bare = useBareAmount();
  return (
    <td className={classNames('sj-right sj-t2 sj-nw sj-num', styles['purchase'])}>
      {priceChange ? <PriceChange change={priceChange} short /> : bare(lastBought.price)}
    </td>
  );
}

/** The same below the title, where a table is narrow. */
export function PurchaseBelow({ article }: PurchaseProps) {
  return (
    <>
      <span className="sj-xs sj-t2 sj-nw">{lastText(article)}</span>
      {article.rhythm && <Rhythm rhythm={article.rhythm} />}
      {article.priceChange && <PriceChange change={article.priceChange} />}
    </>
  );
}
