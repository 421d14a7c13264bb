import type { ListQuery, View } from '../list/definition.ts';
import { listRequest } from '../list/list-request.ts';

/** The tabs of a list whose records the shop shows on some days. */
export const SHOWN_VIEWS: readonly [View, ...View[]] = [
  { key: 'all', title: 'list.all' },
  { key: 'shown', title: 'banners.viewShown' },
  { key: 'hidden', title: 'banners.viewHidden' },
];

/** What such a list asks for. */
export const shownRequest = <const Sort extends string>(query: ListQuery, sorts: readonly [Sort, ...Sort[]]) =>
  listRequest(query, ['all', 'shown', 'hidden'], sorts);
