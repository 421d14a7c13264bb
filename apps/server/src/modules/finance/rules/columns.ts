import {
  FINANCE_FIELDS,
  type FinanceColumns,
  type FinanceField,
  type FinanceFilePreview,
  NEEDED_FINANCE_FIELDS,
} from '@sjaj/contract';
import { foldLetters, toLatin } from '@sjaj/domain';
import { Problem } from '../../../platform/problem.ts';

type Rows = readonly (readonly string[])[];

/** Folded headings of each field in exports of bookkeeping. */
const HEADINGS: Readonly<Record<FinanceField, readonly string[]>> = {
  company: ['sifra partnera', 'sifra kupca', 'partner', 'kupac', 'jib', 'id broj', 'firma', 'customer', 'company'],
  number: [
    'broj dokumenta',
    'dokument',
    'broj',
    'broj racuna',
    'broj fakture',
    'document number',
    'document',
    'number',
  ],
  docDate: ['datum dokumenta', 'datum', 'document date', 'date'],
  bookingDate: ['datum knjizenja', 'knjizeno', 'booking date'],
  dueDate: ['dospijece', 'datum dospijeca', 'valuta', 'datum valute', 'rok placanja', 'dospece', 'due date'],
  owes: ['duguje', 'dug', 'debit', 'owes', 'duguje km'],
  claims: ['potrazuje', 'credit', 'claims', 'potrazuje km'],
  comment: ['opis', 'napomena', 'komentar', 'comment', 'description'],
  account: ['konto', 'account'],
  kind: ['vrsta', 'vrsta dokumenta', 'tip', 'kind', 'type'],
  settles: ['zatvara', 'po dokumentu', 'veza', 'settles'],
};

const folded = (cell: string | undefined): string => foldLetters(toLatin(cell ?? '')).trim();

/** The index of the first row that says anything. */
const firstRow = (rows: Rows): number =>
  Math.max(
    0,
    rows.findIndex((cells) => cells.some((cell) => cell.trim() !== '')),
  );

const WIDTH_ROWS = 100;
const SHOWN_ROWS = 5;
const MOST_COLUMNS = 30;
const LONGEST_CELL = 60;

const widthOf = (rows: Rows): number =>
  Math.min(MOST_COLUMNS, Math.max(0, ...rows.slice(0, WIDTH_ROWS).map((cells) => cells.length)));

/** Words without figures are headings, known or not. */
const isHeadingRow = (cells: readonly string[]): boolean =>
  cells.some((cell) => cell !== '') && cells.every((cell) => !/\d/.test(cell));

/** The first rows of a sheet, and which field each column holds by its heading. A field that two columns may mean is left open. */
export function previewOf(rows: Rows): FinanceFilePreview {
  const first = firstRow(rows);
  const headings = (rows[first] ?? []).map(folded);
  const hasHeading = isHeadingRow(headings);
  const width = widthOf(rows);
  const cell = (row: number, column: number): string => (rows[row]?.[column] ?? '').trim().slice(0, LONGEST_CELL);
  const cells = (row: number): string[] => Array.from({ length: width }, (_, column) => cell(row, column));
  const below = first + Number(hasHeading);
  const columnOf = (field: FinanceField): number | null => {
    if (!hasHeading) return null;
    for (const heading of HEADINGS[field]) {
      const place = headings.indexOf(heading);
      if (place >= 0) return headings.lastIndexOf(heading) === place ? place : null;
    }
    return null;
  };
  const named = Object.fromEntries(FINANCE_FIELDS.map((field) => [field, columnOf(field)]));
  return {
    headings: hasHeading ? cells(first) : Array.from({ length: width }, () => ''),
    rows: rows.slice(below, below + SHOWN_ROWS).map((_, index) => cells(below + index)),
    columns: { ...(named as Record<FinanceField, number | null>), hasHeading },
  };
}

/** A line of the file: what it says of each field, as text. */
export type WrittenLine = Readonly<Record<FinanceField, string>> & { readonly line: number };

/** 400 where a column that is needed is not chosen, or the sheet does not have it. */
function checkColumns(rows: Rows, columns: FinanceColumns): void {
  const isMissing = NEEDED_FINANCE_FIELDS.some((field) => columns[field] === null);
  const hasAmount = columns.owes !== null || columns.claims !== null;
  const isOutside = FINANCE_FIELDS.some((field) => (columns[field] ?? 0) >= widthOf(rows));
  if (isMissing || !hasAmount || isOutside) throw new Problem('finance.columns_missing', 400);
}

/** The lines of a sheet by the chosen columns; empty rows are left out. 400 as `checkColumns`. */
export function writtenLines(rows: Rows, columns: FinanceColumns): WrittenLine[] {
  checkColumns(rows, columns);
  const start = firstRow(rows) + Number(columns.hasHeading);
  return rows.flatMap((cells, index) => {
    if (index < start || cells.every((cell) => cell.trim() === '')) return [];
    const values = FINANCE_FIELDS.map((field) => {
      const column = columns[field];
      return [field, column === null ? '' : (cells[column] ?? '').trim()] as const;
    });
    return [{ ...(Object.fromEntries(values) as Record<FinanceField, string>), line: index + 1 }];
  });
}
