import type { ListQuery } from './definition.ts';

/** Page and search text, as every list asks for them. */
export const pageRequest = ({ page, pageSize, text }: ListQuery) => ({
  page,
  pageSize,
  ...(text !== '' && { quickSearch: text }),
});

/** The same with the view, as far as the contract knows it; otherwise the first one. */
export const viewRequest = <const View extends string>(ask: ListQuery, views: readonly [View, ...View[]]) => ({
  ...pageRequest(ask),
  view: views.find((one) => one === ask.view) ?? views[0],
});

/** The same with the order; the first one, ascending where nothing else is said, until another is chosen. */
export const listRequest = <const View extends string, const Sort extends string>(
  ask: ListQuery,
  views: readonly [View, ...View[]],
  sorts: readonly [Sort, ...Sort[]],
  isSortAscending = true,
) => ({
  ...viewRequest(ask, views),
  sortBy: sorts.find((one) => one === ask.sort?.by) ?? sorts[0],
  isSortAscending: ask.sort?.ascending ?? isSortAscending,
});
