import type { ListQuery } from '../list/definition.ts';

/** The body of the call that a list makes: what its address asks, as far as the contract knows it; otherwise the first of each. */
export const listRequest = <const View extends string, const Sort extends string>(
  { page, pageSize, view, text, sort }: ListQuery,
  views: readonly [View, ...View[]],
  sorts: readonly [Sort, ...Sort[]],
) => ({
  page,
  pageSize,
  view: views.find((one) => one === view) ?? views[0],
  sortBy: sorts.find((one) => one === sort?.by) ?? sorts[0],
  isSortAscending: sort?.ascending ?? true,
  ...(text !== '' && { quickSearch: text }),
});
