import { withoutQuotedBreaks } from '@sjaj/domain';

/** The text of a quick order with one line written anew. `line` counts from 1. */
export function withLine(text: string, line: number, { code, quantity }: { code: string; quantity: number }): string {
  return text
    .split('\n')
    .map((row, index) => (index === line - 1 ? `${code}\t${String(quantity).replace('.', ',')}` : row))
    .join('\n');
}

/** The text without these lines; the others move up. */
export function withoutLines(text: string, lines: ReadonlySet<number>): string {
  return text
    .split('\n')
    .filter((_, index) => !lines.has(index + 1))
    .join('\n');
}

/** The text with more lines below it. */
export const withMore = (text: string, rows: readonly string[]): string =>
  [text.trimEnd(), ...rows].filter((row) => row !== '').join('\n');

/** The text as a text field has it, each row of a pasted sheet on a line of its own. */
export const evenEndings = (text: string): string => withoutQuotedBreaks(text).replaceAll(/\r\n?/g, '\n');
