import type { CartItem } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { daysUntil } from '../article/article-stock.tsx';
import { language, t } from '../texts/t.ts';

type Wanted = Pick<CartItem, 'stock' | 'quantity' | 'unit'>;

/** How many of a line are available, and what happens to the rest: it comes, on a day where one is known, or it cannot be had. */
export function shortText({ stock, quantity, unit }: Wanted, takesPreOrders: boolean): string {
  const facts = { available: stock.available, wanted: quantity, unit };
  const hasNone = stock.available === 0;
  if (!takesPreOrders) return hasNone ? t('cart.outOfStock') : t('cart.shortOnly', facts);
  if (stock.expectedOn === null || daysUntil(stock) === undefined)
    return hasNone ? t('cart.preOrdered') : t('cart.stockChanged', facts);
  const date = formatDate(stock.expectedOn, language());
  return hasNone ? t('cart.preOrderedExpected', { date }) : t('cart.stockExpected', { ...facts, date });
}
