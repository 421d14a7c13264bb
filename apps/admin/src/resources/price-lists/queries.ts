import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { AdminPriceList, PRICE_LIST_ITEM_VIEWS } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import { historyKey } from '../../shared/history/history-key.ts';

export const ROWS_A_PAGE = 24;

export type ItemView = (typeof PRICE_LIST_ITEM_VIEWS)[number];

interface RowsInput {
  readonly page: number;
  readonly text: string;
}

const pageOf = ({ page, text }: RowsInput) =>
  ({ page, pageSize: ROWS_A_PAGE, ...(text !== '' && { quickSearch: text }) }) as const;

export const itemsQuery = (id: number, { view, ...input }: RowsInput & { readonly view: ItemView }) =>
  queryOptions({
    queryKey: ['priceLists', 'items', id, view, input.text, input.page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.priceLists.items({ params: { id }, body: { ...pageOf(input), view } }, { signal }),
  });

export const companiesQuery = (id: number, input: RowsInput) =>
  queryOptions({
    queryKey: ['priceLists', 'companies', id, input.text, input.page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.priceLists.companies({ params: { id }, body: pageOf(input) }, { signal }),
  });

/** Reloads prices or companies of a list with its history, and passes the updated list on. */
export function useReload(
  id: number,
  what: 'items' | 'companies',
  onList: (list: AdminPriceList) => void,
): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['priceLists', what, id] }),
      queries.invalidateQueries({ queryKey: historyKey('price_list', id) }),
    ]);
    onList((await api.priceLists.one({ params: { id } })).data);
  };
}
