import { saveFile } from '@sjaj/app-kit';
import { csvTable } from '@sjaj/domain';
import { t } from '../texts/t.ts';
import type { Column, ListQuery, ListDefinition, SheetKind } from './definition.ts';

/** An export has at most 10,000 rows. */
const MOST_PAGES = 100;
const PAGE_SIZE = 100;

/** Loads every row of the list with its current filters, page by page. */
async function loadAllRows<Row extends { readonly id: number }>(
  list: ListDefinition<Row>,
  ask: ListQuery,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data, pagedResult } = await list.load({ ...ask, page, pageSize: PAGE_SIZE });
    rows.push(...data);
    if (page >= (pagedResult?.totalPages ?? 0)) break;
  }
  return rows;
}

/** Saves the rows of a list with its visible columns as a CSV file; returns the number of rows. */
export async function exportCsv<Row extends { readonly id: number }>(
  list: ListDefinition<Row>,
  ask: ListQuery,
  columns: readonly Column<Row>[],
): Promise<number> {
  const rows = await loadAllRows(list, ask);
  const table = rows.map((row) => columns.map((column) => column.text(row)));
  const csv = csvTable([columns.map(({ title }) => t(title)), ...table]);
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${list.name}.csv`);
  return rows.length;
}

/** Saves the file that the server has written of a list. */
export const exportSheet = async (name: string, kind: SheetKind, sheet: Promise<Blob>): Promise<void> =>
  saveFile(await sheet, `${name}.${kind}`);
