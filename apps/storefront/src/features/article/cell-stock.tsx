import type { StockView } from '@sjaj/contract';
import { StockBadge } from '@sjaj/ui';
import styles from './variation.module.css';

const MOST_SHOWN = 99;

/** Stock in a cell: the shape and a number, words only where they say more. */
export function CellStock({ stock }: { readonly stock: StockView }) {
  if (stock.state !== 'in_stock') {
    return (
      <div className={styles['cellStock']}>
        <StockBadge state={stock.state} available={stock.available} />
      </div>
    );
  }
  return (
    <div className={styles['cellStock']}>
      <span className="sj-stock sj-stock-in_stock">
        <i aria-hidden="true" />
        {stock.available > MOST_SHOWN ? `${MOST_SHOWN}+` : stock.available}
      </span>
    </div>
  );
}
