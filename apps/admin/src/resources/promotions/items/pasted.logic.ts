import { parseKm, toKm } from '@sjaj/domain';

/** A valid pasted line. */
interface PastedLine {
  readonly code: string;
  /** KM; null if the line has no price. */
  readonly price: number | null;
  readonly retailPrice: number | null;
}

export interface Pasted {
  readonly lines: readonly PastedLine[];
  /** The numbers, from 1, of lines with invalid prices. */
  readonly wrong: readonly number[];
}

const CELLS = 3;

/** Parses pasted or typed codes with prices, one per line: `CL-10015; 8,50; 9,95`. */
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

/** Cells are separated by tabs or semicolons; without these, by spaces. */
function cellsOf(row: string): readonly string[] {
  const cells = /[\t;]/.test(row) ? row.split(/[\t;]/) : row.split(' ');
  return cells.map((cell) => cell.trim()).filter((cell) => cell !== '' && cell.toUpperCase() !== 'KM');
}

function priceOf(typed: string): number | null {
  const amount = parseKm(typed);
  return amount === null || amount <= 0 ? null : toKm(amount);
}
