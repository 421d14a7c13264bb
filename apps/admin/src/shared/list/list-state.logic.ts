import { LIST_PAGE_SIZES, type ListQuery, type PageSize } from './definition.ts';

type Search = Readonly<Record<string, string | undefined>>;

/** As much of a list as decides how its address is read. */
interface ListShape {
  readonly columns: readonly { readonly sortBy?: string }[];
  readonly views: readonly { readonly key: string }[];
  readonly filters: readonly { readonly key: string; readonly views?: readonly string[] }[];
}

const LAST_PAGE = 1_000;
const LONGEST_TEXT = 64;
const DEFAULT_PAGE_SIZE: PageSize = 24;

/** What an address asks of a list. Whatever does not make sense counts as not said. */
export function queryOf(search: Search, list: ListShape): ListQuery {
  const view = list.views.find(({ key }) => key === search['view'])?.key ?? list.views[0]?.key ?? '';
  const filters = filtersIn(view, list).flatMap(({ key }) => (search[key] ? [[key, search[key]] as const] : []));
  return {
    page: pageOf(search['page']),
    pageSize: LIST_PAGE_SIZES.find((size) => String(size) === search['size']) ?? DEFAULT_PAGE_SIZE,
    view,
    text: (search['q'] ?? '').slice(0, LONGEST_TEXT),
    sort: sortOf(search['sort'], list),
    filters: Object.fromEntries(filters),
  };
}

/** The address of what is asked; what the list does by itself is not said. */
export function searchFor(query: ListQuery, list: ListShape): Record<string, string> {
  const search: Record<string, string> = {};
  if (query.view !== list.views[0]?.key) search['view'] = query.view;
  if (query.text !== '') search['q'] = query.text;
  for (const { key } of filtersIn(query.view, list)) if (query.filters[key]) search[key] = query.filters[key];
  if (query.sort) search['sort'] = `${query.sort.ascending ? '' : '-'}${query.sort.by}`;
  if (query.pageSize !== DEFAULT_PAGE_SIZE) search['size'] = String(query.pageSize);
  if (query.page > 1) search['page'] = String(query.page);
  return search;
}

/** The filters that a view offers. */
export const filtersIn = <F extends { readonly key: string; readonly views?: readonly string[] }>(
  view: string,
  { filters }: { readonly filters: readonly F[] },
): readonly F[] => filters.filter(({ views }) => !views || views.includes(view));

/** The order after the heading of a column was pressed: ascending, descending, none. */
export function nextSort(sort: ListQuery['sort'], by: string): ListQuery['sort'] {
  if (sort?.by !== by) return { by, ascending: true };
  return sort.ascending ? { by, ascending: false } : null;
}

/** `3,5` → [3, 5]; what is no number is left out. */
export const numbersOf = (value: string | undefined): number[] =>
  (value ?? '').split(',').flatMap((part) => (/^-?\d{1,9}$/.test(part) ? [Number(part)] : []));

/** `article,order` → ['article', 'order']; what is no name of a kind of record is left out. */
export const kindsOf = (value: string | undefined): string[] =>
  (value ?? '').split(',').filter((part) => /^[a-z_]{1,60}$/.test(part));

/** Whether something hides rows that the view would show. */
export const isNarrowed = (query: ListQuery): boolean => query.text !== '' || Object.keys(query.filters).length > 0;

function pageOf(text: string | undefined): number {
  const page = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(LAST_PAGE, Math.max(1, page));
}

function sortOf(text: string | undefined, { columns }: ListShape): ListQuery['sort'] {
  const by = text?.replace(/^-/, '');
  if (!by || !columns.some(({ sortBy }) => sortBy === by)) return null;
  return { by, ascending: !text?.startsWith('-') };
}
