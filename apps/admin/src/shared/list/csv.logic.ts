/** Read by spreadsheets as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** What a spreadsheet takes for a formula, and would run. */
const FORMULA = /^[=+\-@\t\r]/;
/** An amount or a count: harmless though it begins with a sign. */
const NUMBER = /^[-+]?\d{1,15}(?:[.,]\d{1,6})?$/;
const QUOTED = /[";\r\n]/;

/** A table as CSV with semicolons, as spreadsheets here expect it; texts that look like formulas stay texts. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(csvCell).join(';') + LINE_END).join('');

function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
