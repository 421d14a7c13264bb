import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  RECORD_IMPORT_KINDS,
  type RecordImport,
  type RecordImportContent,
  type RECORD_IMPORT_VIEWS,
} from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import { ROWS_A_PAGE } from '../../shared/imports/row-pages.tsx';

/** The poll interval of a running import, in ms. */
export const LOOK_EVERY_MS = 1_000;

export const isUnderWay = ({ state }: RecordImport): boolean => state === 'applying' || state === 'undoing';

/** What may be imported, as the choice shows it. */
export const CONTENTS: readonly RecordImportContent[] = [...RECORD_IMPORT_KINDS, 'pictures'];

/** What an address names; products where it names nothing. */
export const contentIn = (text: unknown): RecordImportContent =>
  CONTENTS.find((content) => content === text) ?? 'articles';

/** An import, polled while it runs. */
export const importQuery = (id: number) =>
  queryOptions({
    queryKey: ['record-imports', 'one', id],
    queryFn: async ({ signal }) => (await api.recordImports.one({ params: { id } }, { signal })).data,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? LOOK_EVERY_MS : false),
  });

export type RowView = (typeof RECORD_IMPORT_VIEWS)[number];

interface RowsRequest {
  readonly view: RowView;
  readonly page: number;
  readonly text: string;
}

/** A page of the lines of a file. The state of the import is part of the key, because it changes the lines. */
export const rowsQuery = ({ id, state }: RecordImport, { view, page, text }: RowsRequest) =>
  queryOptions({
    queryKey: ['record-imports', 'rows', id, state, view, page, text],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.recordImports.rows(
        { params: { id }, body: { view, page, pageSize: ROWS_A_PAGE, ...(text !== '' && { quickSearch: text }) } },
        { signal },
      ),
  });
