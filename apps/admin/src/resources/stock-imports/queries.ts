import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { StockImport } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import { ROWS_A_PAGE } from '../../shared/imports/row-pages.tsx';

/** The poll interval of a running import, in ms. */
export const LOOK_EVERY_MS = 1_000;

export const isUnderWay = ({ state }: StockImport): boolean => state === 'applying';

/** An import, polled while it runs. */
export const importQuery = (id: number) =>
  queryOptions({
    queryKey: ['stock-imports', 'one', id],
    queryFn: async ({ signal }) => (await api.stockImports.one({ params: { id } }, { signal })).data,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? LOOK_EVERY_MS : false),
  });

export const ROW_VIEWS = ['differences', 'faults', 'same'] as const;
export type RowView = (typeof ROW_VIEWS)[number];

interface RowsInput {
  readonly view: RowView;
  readonly page: number;
  readonly text: string;
}

/** A page of the lines of a file. The state of the import is part of the key, because it changes the lines. */
export const rowsQuery = ({ id, state }: StockImport, { view, page, text }: RowsInput) =>
  queryOptions({
    queryKey: ['stock-imports', 'rows', id, state, view, page, text],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.stockImports.rows(
        { params: { id }, body: { view, page, pageSize: ROWS_A_PAGE, ...(text !== '' && { quickSearch: text }) } },
        { signal },
      ),
  });
