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
/** A quantity before its code, as in lists that count first. */
const COUNT_FIRST = /^(\d{1,7}(?:[.,]\d{1,3})?)(?:[\s,]{1,8}(?:[x×*]\s{1,8})?|[x×*]\s{0,8})(\S{1,64})$/i;
/** A code as it stands without a title: one word with a figure and a letter in it. */
const BARE_CODE = /^(?=\S*\d)(?=\S*\p{L})\S+$/u;
/** What people write around a number of pieces: "x4", "4 kom". Other units may be packs, and are left to be asked about. */
const PIECES = /(?:kom\.?|komada?|ком\.?|комада?|pcs?\.?|[x×*])$/iu;
const TIMES = /^[x×*]\s{0,8}(?=\d)/i;
/** A number of something else than pieces, which is not known here: "4 kut". */
const OTHER_UNIT = /^\d{1,7}(?:[.,]\d{1,3})?\s?\p{L}{1,6}\.?$/u;
const MINUS = /^[-−–]\s{0,8}\d[\d.,]*$/;
/** As many letters as a code may have, and as much as a line may ask for: what is longer is no code, and is told as such. */
const LONGEST_CODE = 64;
const LARGEST_QUANTITY = 10_000_000;
const MOST_ROWS_A_LINE = 20;
/** The quantity stands within the first columns of a sheet. */
const MOST_CELLS = 50;

/**
 * Reads `code quantity` lines as people paste them: columns of a spreadsheet (tab, semicolon) with anything between the
 * code and the quantity, or a blank or comma before the last number; a quantity may also come before its code. Empty lines
 * and a heading are left out. `most` bounds the lines: reading ends after one more.
 */
export function quickLinesOf(text: string, most = Infinity): QuickLine[] {
  const rows: Row[] = [];
  for (const [index, row] of withoutQuotedBreaks(text)
    .split(/\r\n|\r|\n/)
    .entries()) {
    const read = row.trim() === '' ? null : rowOf(cellsOf(row), index + 1);
    if (read) rows.push(read);
    // One of them may be a heading; empty rows are bounded as well.
    if (rows.length > most + 1 || index > most * MOST_ROWS_A_LINE) break;
  }
  return linesOf(rows);
}

/** The same for rows that are cut into cells already. */
export const quickLinesOfRows = (rows: readonly (readonly string[])[]): QuickLine[] =>
  linesOf(
    rows.flatMap((cells, index) => {
      const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
      return rowOf(filled, index + 1) ?? [];
    }),
  );

interface Row {
  readonly line: QuickLine;
  readonly cells: readonly string[];
  /** In which cell the quantity stands; 0 where it comes before the code, or there is none. */
  readonly column: number;
}

/**
 * The lines without a heading. A cell in the column of quantities that is no number must not become the
 * least that can be ordered: such a line gets the quantity 0, which is reported.
 */
function linesOf(rows: readonly Row[]): QuickLine[] {
  const [first] = rows;
  const isHeading = first?.line.quantity === null && !HAS_DIGIT.test(first.line.code) && rows.length > 1;
  const listed = isHeading ? rows.slice(1) : rows;
  const usual = usualColumn(listed);
  return listed.map(({ line, cells }) => {
    if (line.quantity !== null) return line;
    const isUnreadable = (usual > 0 && usual < cells.length) || (cells.length === 2 && OTHER_UNIT.test(cells[1] ?? ''));
    return isUnreadable ? { ...line, quantity: 0 } : line;
  });
}

/** The column in which most rows have their quantity; 0 where none has one behind its code. */
function usualColumn(rows: readonly Row[]): number {
  const counts = new Map<number, number>();
  for (const { column } of rows) if (column > 0) counts.set(column, (counts.get(column) ?? 0) + 1);
  const [usual = 0] = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return usual;
}

/** As long as a cell of several lines may be: a quote that is never closed takes no rows with it. */
const LONGEST_CELL = 500;
const EDGES = new Set(['\t', ';', '\r', '\n', undefined]);

/** A cell of several lines comes out of a spreadsheet in quotes: its lines become one, so that a row stays a row. */
export function withoutQuotedBreaks(text: string): string {
  let whole = '';
  let done = 0;
  let open = text.indexOf('"');
  while (open >= 0) {
    const close = closingQuote(text, open + 1);
    if (close < 0) break;
    const isCell = EDGES.has(text[open - 1]) && EDGES.has(text[close + 1]) && close - open <= LONGEST_CELL;
    if (isCell) {
      whole += text.slice(done, open) + text.slice(open, close + 1).replaceAll(/[\r\n]+/g, ' ');
      done = close + 1;
    }
    // What closes no cell may open one.
    open = isCell ? text.indexOf('"', done) : close;
  }
  return whole + text.slice(done);
}

/** The next quote that is not one of two, as which a quote within quotes is written; -1 without. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

function cellsOf(row: string): string[] {
  const cells = COLUMN.test(row) ? row.split(COLUMN, MOST_CELLS) : withoutColumns(row.trim());
  return cells.map(unquoted).filter((cell) => cell !== '');
}

/** Cuts at the first blank or comma behind which nothing but a number stands. */
function withoutColumns(typed: string): string[] {
  const [, count, counted] = COUNT_FIRST.exec(typed) ?? [];
  if (count !== undefined && counted !== undefined && BARE_CODE.test(counted)) return [count, counted];
  const row = HAS_DIGIT.test(typed) ? typed.replace(PIECES, '').trimEnd() : typed;
  for (const { index, 0: separator } of row.matchAll(SEPARATOR)) {
    const rest = row.slice(index + separator.length).replace(TIMES, '');
    if (index > 0 && LAST_NUMBER.test(rest)) return [row.slice(0, index).replace(/\s[x×*]$/i, ''), rest];
    if (index > 0 && MINUS.test(rest)) return [row.slice(0, index), rest];
  }
  return [withoutLastCommas(typed)];
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

function rowOf(cells: readonly string[], line: number): Row | null {
  const [first, second] = cells;
  if (first === undefined) return null;
  const quantities = cells.map((cell, index) => (index === 0 ? null : quantityOf(cell)));
  const column = Math.max(
    0,
    quantities.findIndex((one) => one !== null),
  );
  if (column === 0 && second !== undefined && BARE_CODE.test(second) && NUMBER.test(first))
    return { line: { line, code: second.slice(0, LONGEST_CODE), quantity: quantityOf(first) }, cells, column };
  return { line: { line, code: first.slice(0, LONGEST_CODE), quantity: quantities[column] ?? null }, cells, column };
}

/** "40", "40,00", "1.000", "4 kom": a number as a spreadsheet of ours shows it; 0 for one below zero, null for words. */
function quantityOf(cell: string): number | null {
  const bare = cell.replace(TIMES, '').replace(PIECES, '').trimEnd();
  if (THOUSANDS.test(bare)) return Math.min(Number(bare.replaceAll(/[. ]/g, '')), LARGEST_QUANTITY);
  if (MINUS.test(bare)) return 0;
  return NUMBER.test(bare) ? Number(bare.replace(',', '.')) : null;
}
