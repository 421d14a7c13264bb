import type { CartItem } from '@sjaj/contract';
import { fromKm, sum, toKm } from '@sjaj/domain';

/** What the lines of the cart are grouped by; a note often names the place where the goods are used. */
export const GROUPINGS = ['none', 'category', 'note'] as const;
export type Grouping = (typeof GROUPINGS)[number];

export interface LineGroup {
  /** Empty for lines without the fact that groups them, and where nothing is grouped. */
  readonly title: string;
  readonly items: readonly CartItem[];
  /** KM; null where prices are hidden. */
  readonly amount: number | null;
}

const titleOf = (item: CartItem, by: Grouping): string => {
  if (by === 'category') return item.article.category;
  return by === 'note' ? (item.note ?? '').trim() : '';
};

/** The lines in groups: each in the order of its first line, those without a title last. */
export function groupLines(items: readonly CartItem[], by: Grouping): readonly LineGroup[] {
  const groups = [...Map.groupBy(items, (item) => titleOf(item, by))].map(([title, members]) => ({
    title,
    items: members,
    amount: amountOf(members),
  }));
  return groups.toSorted((a, b) => Number(a.title === '') - Number(b.title === ''));
}

function amountOf(items: readonly CartItem[]): number | null {
  const amounts = items.flatMap(({ amount }) => (amount === null ? [] : [fromKm(amount)]));
  return amounts.length === items.length ? toKm(sum(amounts)) : null;
}
