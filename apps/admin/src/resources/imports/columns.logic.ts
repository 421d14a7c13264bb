import type { RecordImportKind, RecordImportPreview } from '@sjaj/contract';

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

/** A new article has one of them; the other one follows by the tax. */
const PRICE_FIELDS = ['vpc', 'mpc'];

/** Whether articles are to be read without a price: only those that the shop has already can be. */
export const isWithoutPrice = ({ chosen }: ColumnsDraft, kind: RecordImportKind): boolean =>
  kind === 'articles' && !PRICE_FIELDS.some((key) => chosen.includes(key));

const MOST_EXAMPLES = 3;

/** Some cells of a column, without its heading. */
export const examplesOf = ({ rows }: RecordImportPreview, column: number, hasHeading: boolean): string[] =>
  rows
    .slice(Number(hasHeading))
    .map((row) => row[column] ?? '')
    .filter((cell) => cell !== '')
    .slice(0, MOST_EXAMPLES);
