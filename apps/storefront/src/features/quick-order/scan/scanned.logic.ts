import type { CheckedLine } from '@sjaj/contract';
import { quickLinesOf } from '@sjaj/domain';

const HAS_DIGIT = /\d/;

const codeOfRow = (row: string): string => row.split('\t', 1)[0] ?? '';

/** The line of a code in the text, from 1 up; 0 where it has none. */
export const lineOfCode = (text: string, code: string): number =>
  text.split('\n').findIndex((row) => codeOfRow(row) === code) + 1;

/**
 * The text of a quick order with these codes read once more: for each a new line without a quantity, for which the server takes what the
 * code stands for, or one step more in the line that the code has. `lines` are those of the last check.
 */
export const withReadings = (text: string, codes: readonly string[], lines: readonly CheckedLine[]): string =>
  codes.reduce((read, code) => withReading(read, code, lines), text);

function withReading(text: string, code: string, lines: readonly CheckedLine[]): string {
  const place = lineOfCode(text, code);
  // A first line without a figure would be taken for a heading.
  if (place === 0)
    return [text.trimEnd(), HAS_DIGIT.test(code) ? `${code}\t` : `${code}\t1`].filter(Boolean).join('\n');
  const checked = lines.find((one) => one.line === place && one.code === code);
  const typed = quickLinesOf(text).find(({ line }) => line === place)?.quantity;
  const quantity = (typed ?? checked?.quantity ?? 1) + (checked?.step ?? 1);
  return text
    .split('\n')
    .map((row, index) => (index === place - 1 ? `${code}\t${String(quantity).replace('.', ',')}` : row))
    .join('\n');
}
