import type { StockView } from '@sjaj/contract';
import { daysUntil } from '../../shared/article/article-stock.tsx';
import { t } from '../../shared/texts/t.ts';
import styles from './variation.module.css';

const MOST_SHOWN = 99;

/** Stock in a cell of the matrix: icon and shortest text. */
export function CellStock({ stock }: { readonly stock: StockView }) {
  return (
    <div className={styles['cellStock']}>
      <span className={`sj-stock sj-stock-${stock.state}`}>
        <i aria-hidden="true" />
        {wordsOf(stock)}
      </span>
    </div>
  );
}

function wordsOf(stock: StockView): string {
  const { state, available } = stock;
  if (state === 'low') return t('article.leftShort', { quantity: available });
  if (state === 'in_stock') return available > MOST_SHOWN ? `${MOST_SHOWN}+` : String(available);
  const days = daysUntil(stock);
  if (days !== undefined) return t('unit.days', { count: days });
  return t(state === 'out' ? 'article.noneShort' : 'article.orderedShort');
}
