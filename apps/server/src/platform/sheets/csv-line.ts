import { businessDate, csvRow, csvTextCell, wallClock } from '@sjaj/domain';
import type { ColumnKind, SheetCell, SheetRow } from './sheet.ts';

/** One line of CSV with its end; cells without a kind are texts. */
export const csvLine = (cells: SheetRow, kinds: readonly ColumnKind[] = []): string =>
  csvRow(cells.map((cell, index) => csvCell(cell, kinds[index] ?? 'text')));

function csvCell(cell: SheetCell, kind: ColumnKind): string {
  if (cell === null) return '';
  if (cell instanceof Date) return instantText(cell);
  if (typeof cell === 'number') return kind === 'km' ? kmText(cell) : String(cell).replace('.', ',');
  return csvTextCell(cell);
}

const kmText = (amount: number): string => (amount / 100).toFixed(2).replace('.', ',');

/** `2026-11-20 14:05`: read as a date and time by spreadsheets of every language. */
function instantText(instant: Date): string {
  const { hour, minute } = wallClock(instant);
  return `${businessDate(instant)} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
