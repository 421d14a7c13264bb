import { parentPort } from 'node:worker_threads';
import { dateParts, wallClock } from '@sjaj/domain';
import writeSheets, { type Cell, type SheetData } from 'write-excel-file/node';
import type { ColumnKind, SheetCell, SheetColumn, SheetRow } from './sheet.ts';

/** Writes sheets as XLSX in a thread: sheets and their rows come batch by batch, the file goes back whole. */

interface WritingMessage {
  readonly sheet?: { readonly name: string; readonly columns: readonly SheetColumn[] };
  readonly rows?: readonly SheetRow[];
  readonly isEnd?: true;
}

interface Begun {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly data: SheetData;
}

const WIDTHS: Readonly<Record<ColumnKind, number>> = { text: 24, count: 10, number: 12, km: 14, day: 12, instant: 17 };
const FORMATS = {
  count: '#,##0',
  number: '#,##0.####',
  km: '#,##0.00',
  day: 'dd.mm.yyyy',
  instant: 'dd.mm.yyyy hh:mm',
};
/** What a cell of a spreadsheet holds at most. */
const MOST_LETTERS = 32_767;

let sheets: Begun[] = [];

parentPort?.on('message', ({ sheet, rows, isEnd }: WritingMessage) => {
  if (sheet) sheets.push({ ...sheet, data: [sheet.columns.map(headCell)] });
  const last = sheets.at(-1);
  for (const row of rows ?? []) last?.data.push(row.map((cell, index) => cellOf(cell, last.columns[index]?.kind)));
  if (isEnd) void pack();
});

/** A failure is not caught: it ends the thread, which its owner hears of. */
async function pack(): Promise<void> {
  const all = sheets;
  sheets = [];
  const file = await writeSheets(
    all.map(({ name, columns, data }) => ({
      sheet: name,
      data,
      columns: columns.map(({ kind, width }) => ({ width: width ?? WIDTHS[kind] })),
      stickyRowsCount: 1,
    })),
  ).toBuffer();
  const bytes = Uint8Array.from(file);
  parentPort?.postMessage(bytes, [bytes.buffer]);
}

const headCell = ({ title, kind }: SheetColumn): Cell => ({
  value: title,
  fontWeight: 'bold',
  align: kind === 'text' ? 'left' : 'right',
});

function cellOf(cell: SheetCell, kind: ColumnKind = 'text'): Cell {
  if (cell === null || cell === '') return null;
  if (cell instanceof Date) return { value: clockAsUtc(cell), type: Date, format: FORMATS.instant };
  if (typeof cell === 'number') {
    return { value: kind === 'km' ? cell / 100 : cell, type: Number, format: kind === 'text' ? '0' : FORMATS[kind] };
  }
  if (kind !== 'day') return { value: cell.slice(0, MOST_LETTERS), type: String };
  const { year, month, day } = dateParts(cell);
  return { value: new Date(Date.UTC(year, month - 1, day)), type: Date, format: FORMATS.day };
}

/** Spreadsheets know no time zones: they are given what a clock in Sarajevo shows. */
function clockAsUtc(instant: Date): Date {
  const { year, month, day, hour, minute, second } = wallClock(instant);
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}
