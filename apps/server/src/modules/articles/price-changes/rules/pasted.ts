import { type Feninga, normaliseLine, parseKm } from '@sjaj/domain';

/** A pasted line; the price is null where it cannot be read. */
export interface PastedLine {
  readonly code: string;
  readonly price: Feninga | null;
}

const LONGEST_CODE = 60;
const SEPARATED = /[;\t]/;

/** Lines of `code;price`, or columns of a sheet. What stands between code and price, such as a name, is not read. */
export function readPasted(text: string): readonly PastedLine[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const cells = SEPARATED.test(line) ? line.split(SEPARATED) : atLastBlank(line);
      const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
      const price = filled.length > 1 ? parseKm(filled.at(-1) ?? '') : null;
      return {
        code: normaliseLine(filled[0] ?? '').slice(0, LONGEST_CODE),
        price: price !== null && price > 0 ? price : null,
      };
    });
}

/** What stands before the last blank, and what stands after it. */
function atLastBlank(line: string): readonly string[] {
  const words = line.split(/\s+/);
  return [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
}
