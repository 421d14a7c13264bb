import type { ServerKey } from '@sjaj/i18n/server';
import type { MissingRecord, Remark, Values } from './fields.ts';

/** The cells of a line that say something, by the key of their field. */
export type Cells = Readonly<Record<string, string>>;

/** A record of the shop as a sheet shows it. */
export interface StoredRecord {
  readonly id: number;
  readonly title: string;
  readonly values: Values;
}

/** A record as a form holds it. */
export interface StoredForm<Form> {
  readonly id: number;
  readonly form: Form;
}

/** A line with what it would save. */
export interface CheckedLine {
  readonly title: string;
  /** The values of the cells; of a new record also those that follow from them. */
  readonly values: Values;
  readonly errors: readonly Remark[];
  /** Prices that are asked about. */
  readonly warnings: readonly Remark[];
  readonly missing: readonly MissingRecord[];
}

/** What is said of a line that names no record, or one that an earlier line names. */
interface KeyErrors {
  readonly missing: ServerKey;
  /** With `{line}`. */
  readonly twice: ServerKey;
}

/** How the lines of a kind are read. */
export interface LineReader {
  /** What names the record of a line; empty where the line names none. */
  readonly keyOf: (cells: Cells) => string;
  /** The code or name that a person finds the line by. */
  readonly codeOf: (cells: Cells) => string;
  /** Those of a code where absent. */
  readonly keyErrors?: KeyErrors | undefined;
  readonly check: (cells: Cells, stored: StoredRecord | undefined) => CheckedLine;
}

/** A category, brand, tag or value of an attribute that an import has created. */
export interface CreatedRecord {
  readonly kind: MissingRecord['kind'];
  readonly id: number;
}

/** What was chosen beside the columns. */
export interface ImportOptions {
  readonly createsMissing: boolean;
  /** For new articles of which the file says none. */
  readonly category: string;
  readonly brand: string;
  /** Whose contract prices they are, where the file does not say it. */
  readonly companyId: number | null;
}
