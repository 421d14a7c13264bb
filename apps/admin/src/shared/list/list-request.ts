import type { ListQuery } from './definition.ts';

/** Page and search text, as every list asks for them. */
export const pageRequest = ({ page, pageSize, text }: ListQuery) => ({
  page,
  pageSize,
  ...(text !== '' && { quickSearch: text }),
});

/** The same with the view, as far as the contract knows it; otherwise the first one. */
export const viewRequest = <const View extends string>(query: ListQuery, views: readonly [View, ...View[]]) => ({
  ...pageRequest(query),
  view: views.find((one) => one === query.view) ?? views[0],
});

/** Page, text and order: the first one, ascending where nothing else is said, until another is chosen. */
export const sortRequest = <const Sort extends string>(
  query: ListQuery,
  sorts: readonly [Sort, ...Sort[]],
  isSortAscending = true,
) => ({
  ...pageRequest(query),
  sortBy: sorts.find((one) => one === query.sort?.by) ?? sorts[0],
  isSortAscending: query.sort?.ascending ?? isSortAscending,
});

/** The same with the view. */
export const listRequest = <const View extends string, const Sort extends string>(
  query: ListQuery,
  views: readonly [View, ...View[]],
  sorts: readonly [Sort, ...Sort[]],
  isSortAscending = true,
) => ({ ...viewRequest(query, views), ...sortRequest(query, sorts, isSortAscending) });
