import { useQuery } from '@tanstack/react-query';
import type { Transport } from '@sjaj/client';
import { MOST_FOUND_ROWS, type Route } from '@sjaj/contract';
import { api } from '../api/api.ts';
import type { ListDefinition, ListQuery } from './definition.ts';

type FoundList<Row extends { readonly id: number }> = Pick<ListDefinition<Row>, 'name' | 'load' | 'choosesAny'>;

/** Whether everything that the list finds may be chosen at once. */
export const canChooseAll = (choosesAny: true | undefined, total: number): boolean =>
  choosesAny === true || total <= MOST_FOUND_ROWS;

/** All rows that a list finds, on whatever page. The server reads them, and refuses more than may be changed at once. */
export async function readFound<Row extends { readonly id: number }>(
  { load }: Pick<FoundList<Row>, 'load'>,
  query: ListQuery,
): Promise<readonly Row[]> {
  const transport: Transport = async (route: Route, { body }) => {
    const request = { list: route.path, request: body as Record<string, unknown> };
    return { data: (await api.listFiles.found({ body: request })).data };
  };
  return (await load(query, { transport })).data;
}

/** The rows of a choice of everything that the list finds; undefined while they are read. They are read once for each choice. */
export function useFoundRows<Row extends { readonly id: number }>(list: FoundList<Row>, query: ListQuery | null) {
  return useQuery({
    queryKey: ['found', list.name, query?.view, query?.text, query?.filters, query?.sort],
    queryFn: () => (query ? readFound(list, query) : []),
    enabled: query !== null && list.choosesAny !== true,
    staleTime: Infinity,
    gcTime: 0,
  });
}
