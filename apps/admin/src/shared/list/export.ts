import { t } from '../texts/t.ts';
import { csvOf } from './csv.logic.ts';
import type { Column, ListAsk, ListDefinition, SheetKind } from './definition.ts';

/** More rows than anybody reads in a spreadsheet; whoever needs them narrows the list. */
const MOST_PAGES = 100;
const PAGE_SIZE = 100;

/** Every row that the list shows now, page after page; at most 10,000. */
async function allRows<Row extends { readonly id: number }>(list: ListDefinition<Row>, ask: ListAsk): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data, pagedResult } = await list.load({ ...ask, page, pageSize: PAGE_SIZE });
    rows.push(...data);
    if (page >= (pagedResult?.totalPages ?? 0)) break;
  }
  return rows;
}

/** Hands the browser the rows of a list as a CSV file, in the columns that are shown; returns how many rows. */
export async function exportCsv<Row extends { readonly id: number }>(
  list: ListDefinition<Row>,
  ask: ListAsk,
  columns: readonly Column<Row>[],
): Promise<number> {
  const rows = await allRows(list, ask);
  const table = rows.map((row) => columns.map((column) => column.text(row)));
  const csv = csvOf([columns.map(({ title }) => t(title)), ...table]);
  saveFile(`${list.name}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  return rows.length;
}

/** Hands the browser the server's file of a list. */
export const exportSheet = async (name: string, kind: SheetKind, sheet: Promise<Blob>): Promise<void> =>
  saveFile(`${name}.${kind}`, await sheet);

function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken the file over by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
