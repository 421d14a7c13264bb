import type { Transport } from '@sjaj/client';
import type { Route } from '@sjaj/contract';
import { api } from '../api/api.ts';
import { t } from '../texts/t.ts';
import type { Column, ListDefinition, ListQuery, SheetKind } from './definition.ts';
import { fileColumns } from './file-columns.ts';

interface ExportInput<Row extends { readonly id: number }> {
  readonly list: ListDefinition<Row>;
  readonly query: ListQuery;
  /** The columns that are shown. */
  readonly columns: readonly Column<Row>[];
  readonly format: SheetKind;
}

/**
 * Everything that a list finds as a file, with the columns that are shown. The server asks the list's own call, so that the file has what
 * the list has on all its pages.
 */
export async function exportList<Row extends { readonly id: number }>(input: ExportInput<Row>): Promise<Blob> {
  const { list, query, columns, format } = input;
  if (list.sheet) return list.sheet(query, format);
  const title = t(list.title);
  let file: Blob | undefined;
  const transport: Transport = async (route: Route, { body }) => {
    const request = { list: route.path, request: body as Record<string, unknown>, title, format };
    const { data: fields } = await api.listFiles.fields({ body: { list: route.path } });
    file = (await api.listFiles.create({ body: { ...request, columns: fileColumns(columns, fields) } })).data;
    return { data: [] };
  };
  await list.load(query, { transport });
  if (!file) throw new Error(`the list ${list.name} has made no call`);
  return file;
}
