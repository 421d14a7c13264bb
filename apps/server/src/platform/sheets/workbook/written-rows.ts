import { dateParts, wallClock } from '@sjaj/domain';
import type { ColumnKind, SheetCell, SheetColumn, SheetRow } from '../sheet.ts';
import { STYLES, xmlText } from './written-parts.ts';

/** What a cell of a spreadsheet holds at most. */
const MOST_LETTERS = 32_767;
/** What a sheet holds at most, its head among them. */
export const MOST_SHEET_ROWS = 1_048_576;

const DAY_MS = 86_400_000;
/** The day that spreadsheets count from, so that all days since March 1900 are right. */
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** The titles of columns: above what they name. */
export const headXml = (columns: readonly SheetColumn[]): string =>
  rowXml(
    1,
    columns.map(({ title, kind }, at) =>
      textXml(at, 1, { text: title, style: kind === 'text' ? STYLES.headLeft : STYLES.headRight }),
    ),
  );

/** A row; 1 is the first one of a sheet. */
export const cellsXml = (row: number, cells: SheetRow, columns: readonly SheetColumn[]): string =>
  rowXml(
    row,
    cells.map((cell, at) => cellXml(at, row, { cell, kind: columns[at]?.kind ?? 'text' })),
  );

const rowXml = (row: number, cells: readonly string[]): string => `<row r="${row}">${cells.join('')}</row>`;

interface KnownCell {
  readonly cell: SheetCell;
  readonly kind: ColumnKind;
}

function cellXml(column: number, row: number, { cell, kind }: KnownCell): string {
  if (cell === null || cell === '') return '';
  const number = (value: number, style: number): string =>
    Number.isFinite(value) ? `<c r="${letters(column)}${row}" s="${style}"><v>${value}</v></c>` : '';
  if (cell instanceof Date) return number(days(clockAsUtc(cell)), STYLES.instant);
  if (typeof cell === 'number') return number(kind === 'km' ? cell / 100 : cell, STYLES[kind]);
  if (kind !== 'day') return textXml(column, row, { text: cell, style: STYLES.plain });
  const { year, month, day } = dateParts(cell);
  return number(days(Date.UTC(year, month - 1, day)), STYLES.day);
}

/** `_x000D_` stands for what XML cannot hold: a text that looks so is kept a text. */
const LOOKS_ESCAPED = /_(?=x[\dA-Fa-f]{4}_)/g;

/** The text is in its cell: a list of shared ones would have to be in memory to the end. */
function textXml(
  column: number,
  row: number,
  { text, style }: { readonly text: string; readonly style: number },
): string {
  const content = xmlText(text.slice(0, MOST_LETTERS)).replaceAll(LOOKS_ESCAPED, '_x005F_');
  return `<c r="${letters(column)}${row}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`;
}

const LETTERS = 26;
const FIRST_LETTER = 65;

/** A for the first column, AA for the one after Z. */
const letters = (column: number): string =>
  (column < LETTERS ? '' : letters(Math.floor(column / LETTERS) - 1)) +
  String.fromCodePoint(FIRST_LETTER + (column % LETTERS));

const days = (time: number): number => (time - DAY_ZERO) / DAY_MS;

/** Spreadsheets know no time zones: they are given what a clock in Sarajevo shows. */
function clockAsUtc(instant: Date): number {
  const { year, month, day, hour, minute, second } = wallClock(instant);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
