import { z } from 'zod';
import type { Capability } from './capabilities.ts';
import { longText, shape } from './shapes.ts';

/** What an import may hold. */
export const RECORD_IMPORT_KINDS = [
  'articles',
  'prices',
  'contract_prices',
  'price_lists',
  'article_vendors',
  'companies',
  'users',
  'towns',
] as const;
export const RecordImportKind = z.enum(RECORD_IMPORT_KINDS);

/** What one has to be allowed to do besides importing, for records that others keep. */
export const RECORD_IMPORT_NEEDS: Readonly<Record<RecordImportContent, Capability | null>> = {
  articles: null,
  prices: null,
  contract_prices: null,
  price_lists: 'editContractTerms',
  article_vendors: 'editStock',
  companies: 'editCustomers',
  users: 'manageAccounts',
  towns: 'editSettings',
  pictures: null,
};

const MIB = 1_048_576;
/** Bytes of a ZIP of pictures and of one picture in it, and how many entries it has. */
export const PICTURE_IMPORT_LIMITS = { bytes: 100 * MIB, pictureBytes: 10 * MIB, entries: 2_000 } as const;

/** Problems of a ZIP of pictures. */
export const PICTURE_IMPORT_PROBLEMS = [
  'access.not_allowed',
  'files.missing',
  'files.empty',
  'files.too_large',
  'files.not_stored',
  'imports.no_zip',
  'imports.zip_unsafe',
  'imports.zip_too_large',
  'imports.too_many_files',
  'imports.no_pictures',
] as const;

const FieldKey = z.string().regex(/^[a-zA-Z][a-zA-Z0-9.]{0,39}$/);
/** Keys of fields in the order of the columns; nothing between two commas for a column that is not read. */
const ColumnList = z
  .string()
  .max(4_000)
  .regex(/^[a-zA-Z0-9.]*(?:,[a-zA-Z0-9.]*)*$/);
const Flag = z.enum(['true', 'false']);

export const RecordImportPreview = shape({
  columns: z.array(shape({ heading: z.string() })),
  /** The first rows, the heading among them. */
  rows: z.array(z.array(z.string())),
  hasHeading: z.boolean(),
  /** What the columns may be, the needed ones marked. */
  fields: z.array(shape({ key: FieldKey, title: z.string(), isNeeded: z.boolean() })),
  /** For each column the key of its field; null for one that is not read. */
  chosen: z.array(FieldKey.nullable()),
  source: z.enum(['headings', 'remembered']),
});

export const RecordImportQuery = shape({
  kind: RecordImportKind,
  columns: ColumnList,
  hasHeading: Flag,
  /** Whether categories, brands and tags that the shop does not have are created. */
  createsMissing: Flag.default('false'),
  /** For new articles of which the file says none. */
  category: longText(400).default(''),
  brand: longText(80).default(''),
  /** For contract prices whose file has no column with the company. */
  companyId: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
});

/** The columns of a kept file as they were chosen, and what was chosen beside them. */
export const RecordImportColumns = shape({
  preview: RecordImportPreview,
  createsMissing: z.boolean(),
  category: z.string(),
  brand: z.string(),
  companyId: z.int().nullable(),
});

/** What a file may hold: records in a sheet, or pictures of articles in a ZIP. */
export const RecordImportContent = z.enum([...RECORD_IMPORT_KINDS, 'pictures']);

export type RecordImportColumns = z.output<typeof RecordImportColumns>;
export type RecordImportContent = z.output<typeof RecordImportContent>;
export type RecordImportKind = z.output<typeof RecordImportKind>;
export type RecordImportPreview = z.output<typeof RecordImportPreview>;
export type RecordImportQuery = z.output<typeof RecordImportQuery>;
