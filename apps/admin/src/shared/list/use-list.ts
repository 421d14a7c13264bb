import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ListQuery, ListDefinition, ListHandle, Loaded } from './definition.ts';
import { queryOf, searchFor } from './list-state.logic.ts';

/** The key of everything that a list has asked for. */
export const listKey = (name: string) => [name, 'list'] as const;

/** A list as its address asks for it: the rows, and what changes the address. */
export function useList<Row extends { readonly id: number }>(list: ListDefinition<Row>) {
  const query = queryOf(useSearch({ strict: false }), list);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const queryKey = [...listKey(list.name), query] as const;
  const result = useQuery({
    queryKey,
    queryFn: ({ signal }) => list.load(query, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data && list.reloadEvery?.(data.data)) ?? false,
  });
  /** Asks for something else, from its first page on unless the page is said. */
  const change = (next: Partial<ListQuery>, replaces = false): void =>
    void navigate({
      to: '.',
      search: searchFor({ ...query, page: 1, ...next }, list),
      replace: replaces,
      resetScroll: false,
    });
  const handle: ListHandle<Row> = {
    replace: (row) =>
      queries.setQueryData<Loaded<Row>>(queryKey, (page) =>
        page ? { ...page, data: page.data.map((one) => (one.id === row.id ? row : one)) } : page,
      ),
    reload: () => void queries.invalidateQueries({ queryKey: [list.name] }),
  };
  return { query, result, change, handle };
}

/** The address of another page of the same list. */
export const pageHref = <Row extends { readonly id: number }>(
  list: ListDefinition<Row>,
  query: ListQuery,
  page: number,
) => {
  const search = new URLSearchParams(searchFor({ ...query, page }, list)).toString();
  return `${window.location.pathname}${search && `?${search}`}`;
};
