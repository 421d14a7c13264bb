import { parseKm, toKm } from '@sjaj/domain';

/** A pasted line that could be read. */
export interface PastedLine {
  readonly code: string;
  /** KM; null where the line has none. */
  readonly price: number | null;
  readonly retailPrice: number | null;
}

export interface Pasted {
  readonly lines: readonly PastedLine[];
  /** The numbers, from 1, of the lines whose prices are none. */
  readonly wrong: readonly number[];
}

const CELLS = 3;

/** Codes with their prices as they come from a spreadsheet or are typed: `CL-10015; 8,50; 9,95`, one a line. */
export function pastedOf(text: string): Pasted {
  const lines: PastedLine[] = [];
  const wrong: number[] = [];
  for (const [place, row] of text.split('\n').entries()) {
    const cells = cellsOf(row);
    if (cells.length === 0) continue;
    const [code = '', ...prices] = cells;
    const amounts = prices.map(priceOf);
    if (cells.length > CELLS || amounts.includes(null)) {
      wrong.push(place + 1);
      continue;
    }
    lines.push({ code, price: amounts[0] ?? null, retailPrice: amounts[1] ?? null });
  }
  return { lines, wrong };
}

/** Cells end with a tab or a semicolon; where there is none, with a space. */
function cellsOf(row: string): readonly string[] {
  const cells = /[\t;]/.test(row) ? row.split(/[\t;]/) : row.split(' ');
  return cells.map((cell) => cell.trim()).filter((cell) => cell !== '' && cell.toUpperCase() !== 'KM');
}

function priceOf(typed: string): number | null {
  const amount = parseKm(typed);
  return amount === null || amount <= 0 ? null : toKm(amount);
}
