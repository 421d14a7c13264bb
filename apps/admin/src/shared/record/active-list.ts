import type { ListQuery, View } from '../list/definition.ts';

/** The tabs of a list whose records are on or off. */
export const ACTIVE_VIEWS: readonly [View, ...View[]] = [
  { key: 'all', title: 'list.all' },
  { key: 'active', title: 'offer.viewActive' },
  { key: 'inactive', title: 'offer.viewInactive' },
];

const VIEWS = ['all', 'active', 'inactive'] as const;

/** What such a list asks for; by default in the order in which customers are offered them. */
export const activeAsk = ({ page, pageSize, view, text, sort }: ListQuery) => ({
  page,
  pageSize,
  view: VIEWS.find((one) => one === view) ?? 'all',
  sortBy: sort?.by === 'name' ? ('name' as const) : ('default' as const),
  isSortAscending: sort?.ascending ?? true,
  ...(text !== '' && { quickSearch: text }),
});
