import { withoutQuotedBreaks } from '@sjaj/domain';

/** The text of a quick order with one line replaced. `line` counts from 1. */
export function withLine(text: string, line: number, { code, quantity }: { code: string; quantity: number }): string {
  return text
    .split('\n')
    .map((row, index) => (index === line - 1 ? `${code}\t${String(quantity).replace('.', ',')}` : row))
    .join('\n');
}

/** The text with another code in one line, which keeps its quantity. `line` counts from 1. */
export const withCode = (text: string, line: number, code: string): string =>
  text
    .split('\n')
    .map((row, index) => (index === line - 1 ? [code, ...row.split('\t').slice(1)].join('\t') : row))
    .join('\n');

/** The text without these lines. */
export function withoutLines(text: string, lines: ReadonlySet<number>): string {
  return text
    .split('\n')
    .filter((_, index) => !lines.has(index + 1))
    .join('\n');
}

/** The text with these lines left blank, so that the others keep their numbers; empty if no other has text. */
export function withBlankLines(text: string, lines: ReadonlySet<number>): string {
  const rows = text.split('\n').map((row, index) => (lines.has(index + 1) ? '' : row));
  return rows.every((row) => row.trim() === '') ? '' : rows.join('\n').trimEnd();
}

/** The text with lines appended. */
export const withMore = (text: string, rows: readonly string[]): string =>
  [text.trimEnd(), ...rows].filter((row) => row !== '').join('\n');

/** Normalizes line breaks, so that each row of a pasted sheet is one line. */
export const evenEndings = (text: string): string => withoutQuotedBreaks(text).replaceAll(/\r\n?/g, '\n');
