import { z } from 'zod';
import { SHEET_PROBLEMS } from './files.ts';
import { BACK_OFFICE, routes, type Schema } from './route.ts';
import { Day, Done, Km, shape } from './shapes.ts';

/** What a column of a file may hold. */
export const FINANCE_FIELDS = [
  'company',
  'number',
  'docDate',
  'bookingDate',
  'dueDate',
  'owes',
  'claims',
  'comment',
  'account',
  'kind',
  'settles',
] as const;
export type FinanceField = (typeof FINANCE_FIELDS)[number];
/** Without these columns a file cannot be read; of `owes` and `claims` one is enough. */
export const NEEDED_FINANCE_FIELDS = ['company', 'number', 'docDate'] as const satisfies readonly FinanceField[];

const MOST_COLUMNS = 30;
const columnOf = <S extends Schema>(column: S) => ({
  company: column,
  number: column,
  docDate: column,
  bookingDate: column,
  dueDate: column,
  owes: column,
  claims: column,
  comment: column,
  account: column,
  kind: column,
  settles: column,
});

/** The column of each field, the first being 0; null for a field that the file does not have. */
export const FinanceColumns = shape({
  ...columnOf(
    z
      .int()
      .min(0)
      .max(MOST_COLUMNS - 1)
      .nullable(),
  ),
  hasHeading: z.boolean(),
});

const ColumnText = z.string().regex(/^(?:[0-9]|[12][0-9])$/);
const FinanceColumnsQuery = shape({
  ...columnOf(ColumnText.optional()),
  hasHeading: z.enum(['true', 'false']),
});

export const FinanceFilePreview = shape({
  headings: z.array(z.string()),
  /** The first rows, without the headings. */
  rows: z.array(z.array(z.string())),
  /** What the headings say; fields that none of them names are null. */
  columns: FinanceColumns,
});

/** What becomes of a line of a file. */
const FINANCE_OUTCOMES = [
  'add',
  'change',
  'same',
  'company_unknown',
  'duplicate',
  'incomplete',
  'bad_date',
  'bad_amount',
  'too_long',
] as const;

export const FinanceLine = shape({
  line: z.int().min(1),
  /** The company's name; what the file says where it names none. */
  company: z.string(),
  number: z.string(),
  docDate: Day.nullable(),
  owes: Km.nullable(),
  claims: Km.nullable(),
  outcome: z.enum(FINANCE_OUTCOMES),
  changes: z.array(shape({ field: z.enum(FINANCE_FIELDS), before: z.string(), after: z.string() })),
});

export const FinanceReport = shape({
  add: z.int().min(0),
  change: z.int().min(0),
  same: z.int().min(0),
  faults: z.int().min(0),
  /** What is wrong first, then changes, then what is new; at most 500. Lines that stay as they are, are only counted. */
  lines: z.array(FinanceLine),
});

const IMPORT_LIMIT = { requests: 60, seconds: 3_600 } as const;
const File = { answer: Done, download: true } as const;

/** Finance records from files of bookkeeping. */
export const financeImports = routes({
  templateCsv: {
    method: 'GET',
    path: '/admin/finance/template/csv',
    access: BACK_OFFICE,
    ...File,
    summary: 'An empty file with the columns of an import.',
  },
  previewFile: {
    method: 'POST',
    path: '/admin/finance/preview-file',
    access: BACK_OFFICE,
    upload: true,
    answer: FinanceFilePreview,
    problems: SHEET_PROBLEMS,
    limit: IMPORT_LIMIT,
    reads: true,
    summary: 'The columns of a file and what their headings say.',
  },
  compareFile: {
    method: 'POST',
    path: '/admin/finance/compare-file',
    access: BACK_OFFICE,
    query: FinanceColumnsQuery,
    upload: true,
    answer: FinanceReport,
    problems: [...SHEET_PROBLEMS, 'finance.columns_missing'],
    limit: IMPORT_LIMIT,
    reads: true,
    summary: 'What a file would add and change; changes nothing.',
  },
  importFile: {
    method: 'POST',
    path: '/admin/finance/import-file',
    access: BACK_OFFICE,
    query: FinanceColumnsQuery,
    upload: true,
    answer: FinanceReport,
    problems: [...SHEET_PROBLEMS, 'finance.columns_missing'],
    limit: IMPORT_LIMIT,
    summary: 'Adds and changes records by their document number; wrong lines stop nothing but themselves.',
  },
});

export type FinanceColumns = z.output<typeof FinanceColumns>;
export type FinanceFilePreview = z.output<typeof FinanceFilePreview>;
export type FinanceLine = z.output<typeof FinanceLine>;
export type FinanceReport = z.output<typeof FinanceReport>;
