import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

export const importQuery = (id: number) =>
  queryOptions({
    queryKey: ['stock-imports', 'one', id],
    queryFn: async ({ signal }) => (await api.stockImports.one({ params: { id } }, { signal })).data,
  });

export const ROW_VIEWS = ['differences', 'faults', 'same'] as const;
export type RowView = (typeof ROW_VIEWS)[number];

export interface RowsAsk {
  readonly view: RowView;
  readonly page: number;
  readonly text: string;
}

export const ROWS_A_PAGE = 48;

/** A page of the lines of a file. */
export const rowsQuery = (id: number, { view, page, text }: RowsAsk) =>
  queryOptions({
    queryKey: ['stock-imports', 'rows', id, view, page, text],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.stockImports.rows(
        { params: { id }, body: { view, page, pageSize: ROWS_A_PAGE, ...(text !== '' && { quickSearch: text }) } },
        { signal },
      ),
  });
