import type { StockView } from '@sjaj/contract';
import { daysBetween, businessDate } from '@sjaj/domain';
import { StockBadge } from '@sjaj/ui';

interface ArticleStockProps {
  readonly stock: StockView;
  /** Said after the pieces that are left; left out where a heading says it. */
  readonly unit?: string;
}

/** Stock as the shop tells it, with the days until it comes where they are known. */
export function ArticleStock({ stock, unit }: ArticleStockProps) {
  return (
    <StockBadge state={stock.state} available={stock.available} {...(unit ? { unit } : {})} days={daysUntil(stock)} />
  );
}

/** Days until it comes, where that is known and still ahead. */
export function daysUntil({ expectedOn }: StockView): number | undefined {
  if (expectedOn === null) return undefined;
  const days = daysBetween(businessDate(new Date()), expectedOn);
  return days > 0 ? days : undefined;
}
