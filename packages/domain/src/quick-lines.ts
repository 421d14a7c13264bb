/** A line of a quick order as it was typed: its place in the text from 1 up, a code, a quantity where one was given. */
export type QuickLine = { readonly line: number; readonly code: string; readonly quantity: number | null };

/** The most lines that one quick order takes. */
export const MOST_QUICK_LINES = 300;

const COLUMN = /[\t;]/;
const THOUSANDS = /^\d{1,3}([. ]\d{3})+$/;
const NUMBER = /^\d{1,7}([.,]\d{1,3})?$/;
const SEPARATOR = /[\s,]+/g;
const LAST_NUMBER = /^\d[\d.,]*$/;
const HAS_DIGIT = /\d/;

/**
 * Reads `code quantity` lines as people paste them: columns of a spreadsheet (tab, semicolon) with anything between the
 * code and the quantity, or a blank or comma before the last number. Empty lines and a heading are left out.
 */
export function quickLinesOf(text: string): QuickLine[] {
  const lines = text.split(/\r\n|\r|\n/).flatMap((row, index) => lineOf(cellsOf(row), index + 1) ?? []);
  const [first] = lines;
  const isHeading = first !== undefined && first.quantity === null && !HAS_DIGIT.test(first.code) && lines.length > 1;
  return isHeading ? lines.slice(1) : lines;
}

/** The same for rows that are cut into cells already. */
export function quickLineOfCells(cells: readonly string[], line: number): QuickLine | null {
  return lineOf(
    cells.map((cell) => cell.trim()).filter((cell) => cell !== ''),
    line,
  );
}

function cellsOf(row: string): string[] {
  const cells = COLUMN.test(row) ? row.split(COLUMN) : withoutColumns(row.trim());
  return cells.map(unquoted).filter((cell) => cell !== '');
}

/** Cuts at the first blank or comma behind which nothing but a number stands. */
function withoutColumns(row: string): string[] {
  for (const { index, 0: separator } of row.matchAll(SEPARATOR)) {
    const rest = row.slice(index + separator.length);
    if (index > 0 && LAST_NUMBER.test(rest)) return [row.slice(0, index), rest];
  }
  return [withoutLastCommas(row)];
}

function withoutLastCommas(row: string): string {
  let end = row.length;
  while (row[end - 1] === ',') end -= 1;
  return row.slice(0, end);
}

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"')
    .trim();

function lineOf([code, ...rest]: readonly string[], line: number): QuickLine | null {
  if (code === undefined) return null;
  return { line, code, quantity: rest.map(quantityOf).find((quantity) => quantity !== null) ?? null };
}

/** "40", "40,00", "1.000": a number as a spreadsheet of ours shows it; null for words. */
function quantityOf(cell: string): number | null {
  if (THOUSANDS.test(cell)) return Number(cell.replaceAll(/[. ]/g, ''));
  return NUMBER.test(cell) ? Number(cell.replace(',', '.')) : null;
}
