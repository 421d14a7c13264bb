import type { RecordImportPreview } from '@sjaj/contract';

type Fields = RecordImportPreview['fields'];

/** What is chosen for a file before it is compared. */
export interface ColumnsDraft {
  /** For each column the key of its field; '' for one that is not read. */
  readonly chosen: readonly string[];
  readonly hasHeading: boolean;
  readonly createsMissing: boolean;
  readonly category: string;
  readonly brand: string;
  readonly companyId: number | null;
}

export const draftOf = ({ chosen, hasHeading }: RecordImportPreview): ColumnsDraft => ({
  chosen: chosen.map((key) => key ?? ''),
  hasHeading,
  createsMissing: true,
  category: '',
  brand: '',
  companyId: null,
});

/** The titles of needed fields without a column. */
export const missingFields = ({ chosen }: ColumnsDraft, fields: Fields): string[] =>
  fields.filter(({ key, isNeeded }) => isNeeded && !chosen.includes(key)).map(({ title }) => title);

/** The titles of fields with more than one column. */
export const repeatedFields = ({ chosen }: ColumnsDraft, fields: Fields): string[] =>
  fields.filter(({ key }) => chosen.indexOf(key) !== chosen.lastIndexOf(key)).map(({ title }) => title);

const MOST_EXAMPLES = 3;

/** Some cells of a column, without its heading. */
export const examplesOf = ({ rows }: RecordImportPreview, column: number, hasHeading: boolean): string[] =>
  rows
    .slice(Number(hasHeading))
    .map((row) => row[column] ?? '')
    .filter((cell) => cell !== '')
    .slice(0, MOST_EXAMPLES);
