import './stock-badge.css';
import { formatNumber } from '@sjaj/domain';
import { useUiText } from '../foundation/ui-provider.tsx';
import type { UiText } from '../foundation/ui-text.ts';

type StockState = 'in_stock' | 'low' | 'on_order' | 'out';

interface StockBadgeProps {
  readonly state: StockState;
  /** Pieces left, told when the stock is low. */
  readonly available?: number;
  readonly unit?: string;
  /** Days until it comes, told where none is in stock. */
  readonly days?: number | undefined;
}

/** Stock as a shape and a word, never as a colour alone. */
export function StockBadge(props: StockBadgeProps) {
  const text = useUiText();
  return (
    <span className={`sj-stock sj-stock-${props.state}`}>
      <i aria-hidden="true" />
      {wordsOf(props, text)}
    </span>
  );
}

function wordsOf({ state, available = 0, unit, days }: StockBadgeProps, text: UiText): string {
  switch (state) {
    case 'in_stock':
      return text.inStock;
    case 'low':
      return text.leftInStock([formatNumber(available), unit].filter(Boolean).join(' '));
    case 'on_order':
      return text.onOrder(days);
    case 'out':
      return text.outOfStock(days);
  }
}
