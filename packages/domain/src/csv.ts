/** Marks a file as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would run as a formula, full-width signs included. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const QUOTED = /[";\r\n]/;

/** A text as a cell of a CSV file. An apostrophe keeps a spreadsheet from running it as a formula. */
export function csvTextCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file. Spreadsheets in the languages of the shop expect semicolons. */
export const csvRow = (cells: readonly string[]): string => `${cells.join(';')}\r\n`;
