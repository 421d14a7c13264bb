import { formatNumber } from '@sjaj/domain';

/** A number of rows; `25.000+` where they are counted no further. */
export const countText = (count: number, countsUpTo = Infinity): string =>
  count < countsUpTo ? formatNumber(count) : `${formatNumber(countsUpTo)}+`;

/** Pages shown on either side of the present one. */
export const PAGE_WINDOW = 3;

type PageSlot = number | 'gap';

/** The pages to offer: the first, a window around the present one, the last; gaps where pages are left out. */
export function pageSlots(current: number, total: number): readonly PageSlot[] {
  const from = Math.max(1, current - PAGE_WINDOW);
  const to = Math.min(total, current + PAGE_WINDOW);
  const slots: PageSlot[] = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  if (from > 2) slots.unshift('gap');
  if (from > 1) slots.unshift(1);
  if (to < total - 1) slots.push('gap');
  if (to < total) slots.push(total);
  return slots;
}

/** The rows on a page, counted from 1; both 0 where there are none. */
export function rangeOf(current: number, pageSize: number, total: number): { from: number; to: number } {
  if (total === 0) return { from: 0, to: 0 };
  return { from: (current - 1) * pageSize + 1, to: Math.min(current * pageSize, total) };
}
