import type { RecordImportColumns, RecordImportKind, RecordImportPreview } from '@sjaj/contract';
import { foldLetters } from '@sjaj/domain';

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

/** What was chosen for a file that is kept. */
export const draftOfStored = ({ preview, ...options }: RecordImportColumns): ColumnsDraft => ({
  ...draftOf(preview),
  ...options,
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

type NewArticleNeed = 'title' | 'categories' | 'brand';

/** What new articles need and neither a column nor the choice beside the columns says. */
export function missingForNew({ chosen, category, brand }: ColumnsDraft, kind: RecordImportKind): NewArticleNeed[] {
  if (kind !== 'articles') return [];
  const hasTitle = chosen.some((key) => key.startsWith('title.'));
  return [
    ...(hasTitle ? [] : ['title' as const]),
    ...(chosen.includes('categories') || category.trim() !== '' ? [] : ['categories' as const]),
    ...(chosen.includes('brand') || brand.trim() !== '' ? [] : ['brand' as const]),
  ];
}

/** Headings that do not say whether the VAT is in the price. */
const UNCLEAR_PRICE = /^(?:jedinicna )?(?:cijena|cena|price|unit price|iznos)(?: (?:u )?(?:km|bam))?$/;

/** The first column that is called a price and is not read: the VAT may be in it or not. Undefined where there is none, or a price is read. */
export function unclearPriceColumn(
  { columns }: RecordImportPreview,
  draft: ColumnsDraft,
  kind: RecordImportKind,
): number | undefined {
  if ((kind !== 'articles' && kind !== 'prices') || PRICE_FIELDS.some((key) => draft.chosen.includes(key))) return;
  const column = columns.findIndex(
    ({ heading }, place) => draft.chosen[place] === '' && UNCLEAR_PRICE.test(foldLetters(heading)),
  );
  return column === -1 ? undefined : column;
}

const MOST_EXAMPLES = 3;

/** Some cells of a column, without its heading. */
export const examplesOf = ({ rows }: RecordImportPreview, column: number, hasHeading: boolean): string[] =>
  rows
    .slice(Number(hasHeading))
    .map((row) => row[column] ?? '')
    .filter((cell) => cell !== '')
    .slice(0, MOST_EXAMPLES);

/** The choice as the calls of a comparison take it. */
export const columnsQuery = (
  { chosen, hasHeading, createsMissing, companyId, category, brand }: ColumnsDraft,
  kind: RecordImportKind,
) => ({
  columns: chosen.join(','),
  hasHeading: hasHeading ? ('true' as const) : ('false' as const),
  createsMissing: createsMissing && kind === 'articles' ? ('true' as const) : ('false' as const),
  category: category.trim(),
  brand: brand.trim(),
  ...(companyId !== null && { companyId: String(companyId) }),
});
