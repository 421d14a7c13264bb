import { type adminListFiles, type ListField, type ListFileColumn, listFieldsOf } from '@sjaj/contract';
import { businessDate, type Language } from '@sjaj/domain';
import type { output } from 'zod';
import type { Staff } from '../../../kernel/actor.ts';
import type { ListCall, ListCalls, ListRow } from '../../../kernel/list-calls.ts';
import type { Download } from '../../../platform/http/answers.ts';
import { Problem } from '../../../platform/problem.ts';
import type { QueueOwner } from '../../../platform/process/fair-queue.ts';
import type { Sheet, SheetRow } from '../../../platform/sheets/sheet.ts';
import { csvDownload, xlsxDownload } from '../../../platform/sheets/sheet-writing.ts';
import { cellOf, columnOf, type FileColumn } from './cells.ts';
import { kindOfField } from './fields.ts';
import { findList, openRows } from './list-rows.ts';

/** More rows than a spreadsheet is read for; longer lists have to be filtered. */
const MOST_ROWS = 20_000;

interface ListFileCall {
  readonly actor: Staff;
  readonly body: output<(typeof adminListFiles)['create']['body']>;
  readonly language: Language;
  readonly now: Date;
  readonly workOwner: QueueOwner;
}

/** The fields that a file of the list may have. */
export const readFields = (lists: ListCalls, actor: Staff, path: string): ListField[] =>
  listFieldsOf(findList(lists, actor, path).route.answer);

/**
 * All rows of a list as a file. They come from the list's own call, made as the caller: its filters, order, capability and reach hold here
 * as they do on the screen. 400 for more rows than a file takes.
 */
export async function writeListFile(lists: ListCalls, call: ListFileCall): Promise<Download> {
  const { actor, body, language, now, workOwner } = call;
  const list = findList(lists, actor, body.list);
  const columns = columnsOf(list, body.columns);
  const { totalItems, rows } = await openRows(list, call);
  if (totalItems > MOST_ROWS) throw new Problem('lists.too_many_for_file', 400, { facts: { maximum: MOST_ROWS } });
  const sheet: Sheet = { name: body.title, columns, rows: sheetRows(rows, columns, language) };
  const name = `${body.title} ${businessDate(now)}`;
  return body.format === 'xlsx' ? xlsxDownload(name, [sheet], workOwner) : csvDownload(name, sheet);
}

const columnsOf = ({ route }: ListCall, columns: readonly ListFileColumn[]): FileColumn[] =>
  columns.map((column) => {
    const kind = kindOfField(route.answer, column.field);
    if (!kind) throw new Problem('lists.unknown_field', 400, { facts: { field: column.field } });
    return columnOf(column, kind);
  });

async function* sheetRows(
  rows: AsyncIterable<ListRow>,
  columns: readonly FileColumn[],
  language: Language,
): AsyncGenerator<SheetRow> {
  for await (const row of rows) yield columns.map((column) => cellOf(row, column, language));
}
