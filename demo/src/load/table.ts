/** A value of a column; objects become JSON, arrays of strings become text[]. */
export type Cell = string | number | bigint | boolean | null | Date | readonly string[] | { readonly json: unknown };

/** Rows for one table, in the order of `columns`. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: Iterable<readonly Cell[]>;
}

/** A column of type jsonb. */
export const json = (value: unknown): Cell => ({ json: value });

/** A table from its name, its columns in one string, and its rows. */
export const table = (name: string, columns: string, rows: Iterable<readonly Cell[]>): Table => ({
  name,
  columns: columns.split(' '),
  rows,
});

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const escaped = (text: string): string => text.replace(/[\\\n\r\t]/g, (sign) => ESCAPES[sign] ?? sign);

const element = (text: string): string => `"${text.replace(/["\\]/g, (sign) => `\\${sign}`)}"`;

function cellText(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'string') return escaped(cell);
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== 'object') return String(cell);
  if ('json' in cell) return escaped(JSON.stringify(cell.json));
  return escaped(`{${cell.map(element).join(',')}}`);
}

/** The row in the text format of COPY. */
export const rowText = (row: readonly Cell[]): string => `${row.map(cellText).join('\t')}\n`;
