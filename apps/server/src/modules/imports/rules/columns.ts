import type { StockColumns, StockFilePreview } from '@sjaj/contract';
import { foldLetters, toLatin } from '@sjaj/domain';
import { Problem } from '../../../platform/problem.ts';

const CODE_HEADINGS = new Set(['sifra', 'sifra artikla', 'code', 'product code', 'article code', 'kod']);
const COUNT_HEADINGS = new Set([
  'na stanju',
  'na zalihi',
  'on hand',
  'stanje',
  'zaliha',
  'zalihe',
  'kolicina',
  'quantity',
  'stock',
]);

type Rows = readonly (readonly string[])[];

const folded = (cell: string | undefined): string => foldLetters(toLatin(cell ?? '')).trim();

/** The place of the only heading of this kind; -1 for none, and for several, of which any may be meant. */
function onlyPlace(headings: readonly string[], known: ReadonlySet<string>): number {
  const place = headings.findIndex((heading) => known.has(heading));
  return headings.filter((heading) => known.has(heading)).length === 1 ? place : -1;
}

/** Above the headings of an exported list often stand the firm, the day, the filter. */
const MOST_ROWS_ABOVE = 30;

/** The index of the row that names code and quantity; where none does, of the first one that says anything. */
export function firstRow(rows: Rows): number {
  const named = rows.slice(0, MOST_ROWS_ABOVE).findIndex((cells) => {
    const headings = cells.map(folded);
    return onlyPlace(headings, CODE_HEADINGS) >= 0 && onlyPlace(headings, COUNT_HEADINGS) >= 0;
  });
  if (named >= 0) return named;
  return Math.max(
    0,
    rows.findIndex((cells) => cells.some((cell) => cell.trim() !== '')),
  );
}

/** The first row as headings: words without figures. null for a sheet that begins with its lines. */
export function headingsOf(rows: Rows): readonly string[] | null {
  const headings = (rows[firstRow(rows)] ?? []).map(folded);
  return headings.some((heading) => heading !== '') && headings.every((heading) => !/^[-−+]?\d/.test(heading))
    ? headings
    : null;
}

/** The columns that the headings name beyond doubt; null where they do not, and somebody has to choose. */
export function namedColumns(rows: Rows): StockColumns | null {
  const headings = headingsOf(rows) ?? [];
  const codeColumn = onlyPlace(headings, CODE_HEADINGS);
  const quantityColumn = onlyPlace(headings, COUNT_HEADINGS);
  return codeColumn < 0 || quantityColumn < 0 ? null : { codeColumn, quantityColumn, hasHeading: true };
}

const PRICE_WORDS = new Set(
  'vpc mpc nc km bam eur pdv price prices cost amount value vat iznos vrijednost vrednost rabat nabavna prodajna'.split(
    ' ',
  ),
);
const isPriceWord = (word: string): boolean => PRICE_WORDS.has(word) || /^(?:cijen|cjen|cen[aeuo])/.test(word);

/** Whether a heading names amounts of money: `VPC`, `Cijena s PDV-om`, `Price (KM)`. */
export const isPriceHeading = (heading: string): boolean =>
  folded(heading)
    .split(/[^a-z0-9]+/)
    .some(isPriceWord);

/** `26,10`, `1.234,50`, `29 KM`; not `26,00`, which exports of bookkeeping write for 26 pieces. */
const PRICE_VALUE = /^\d[\d.]{0,20}[.,](?!0{1,2}$)\d{1,2}$|(?:km|bam|eur|€)$/i;
const isPriceValue = (cell: string): boolean => PRICE_VALUE.test(toLatin(cell).replaceAll(/\s/g, ''));

/** From this share of the filled cells on, a column holds prices: some of a price list are whole. */
const PRICE_SHARE = 1 / 3;

function hasPrices(rows: Rows, column: number): boolean {
  const filled = rows.map((cells) => (cells[column] ?? '').trim()).filter((cell) => cell !== '');
  const prices = filled.filter(isPriceValue).length;
  return prices > 0 && prices >= filled.length * PRICE_SHARE;
}

const linesOf = (rows: Rows, hasHeading: boolean): Rows => rows.slice(firstRow(rows) + Number(hasHeading));

/** How a person finds the column: its heading, or else its number. */
export function titleOf(rows: Rows, column: number, hasHeading: boolean): string {
  const heading = hasHeading ? (rows[firstRow(rows)]?.[column] ?? '').trim() : '';
  return heading || String(column + 1);
}

/** 400 for columns that the sheet does not have, and for quantities that look like prices. */
export function checkColumns(rows: Rows, { codeColumn, quantityColumn, hasHeading }: StockColumns): void {
  const width = Math.max(0, ...rows.slice(0, WIDTH_ROWS).map((cells) => cells.length));
  if (codeColumn === quantityColumn || Math.max(codeColumn, quantityColumn) >= width) {
    throw new Problem('imports.columns_unknown', 400);
  }
  const heading = titleOf(rows, quantityColumn, hasHeading);
  if ((hasHeading && isPriceHeading(heading)) || hasPrices(linesOf(rows, hasHeading), quantityColumn)) {
    throw new Problem('imports.looks_like_prices', 400, { facts: { column: heading } });
  }
}

/** Rows from which the width of a sheet is taken. */
const WIDTH_ROWS = 100;
const SHOWN_ROWS = 6;
const MOST_COLUMNS = 30;
const LONGEST_CELL = 60;

/** The first rows of a sheet with its columns, to choose those of code and quantity. `remembered` are chosen for these headings. */
export function previewOf(rows: Rows, remembered: StockColumns | null): StockFilePreview {
  const first = firstRow(rows);
  const headings = headingsOf(rows);
  const named = namedColumns(rows);
  const width = Math.min(MOST_COLUMNS, Math.max(0, ...rows.slice(0, WIDTH_ROWS).map((cells) => cells.length)));
  const cell = (row: number, column: number): string => (rows[row]?.[column] ?? '').trim().slice(0, LONGEST_CELL);
  const below = linesOf(rows, headings !== null);
  return {
    columns: Array.from({ length: width }, (_, column) => ({
      heading: headings === null ? '' : cell(first, column),
      isPrice: (headings !== null && isPriceHeading(cell(first, column))) || hasPrices(below, column),
    })),
    rows: rows
      .slice(first, first + SHOWN_ROWS)
      .map((_, row) => Array.from({ length: width }, (_cell, column) => cell(first + row, column))),
    hasHeading: headings !== null,
    chosen: named ?? remembered,
    source: named ? 'headings' : remembered && 'remembered',
  };
}
