import { z } from 'zod';
import { SHEET_PROBLEMS } from './files.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ColumnsQuery, StockFilePreview } from './imports.columns.ts';
import { ById, Id, Instant, ListRequest, longText, name, shape, sortedList } from './shapes.ts';

/**
 * What becomes of a line of the file. `moved`: its stock has changed since the file was compared; `done`: imported; `left`: not
 * reached, because the import was stopped.
 */
const IMPORT_OUTCOMES = [
  'change',
  'same',
  'unknown',
  'ambiguous',
  'duplicate',
  'not_a_number',
  'negative',
  'too_large',
  'no_code',
  'below_reserved',
  'moved',
  'done',
  'left',
] as const;

/** `applying`: the worker applies it to the stock piece by piece; `stopped`: staff stopped that, and may continue it. */
const IMPORT_STATES = ['compared', 'applying', 'done', 'stopped'] as const;

const Count = z.int().min(0);

export const StockImport = shape({
  id: Id,
  fileName: z.string(),
  byName: z.string(),
  createdAt: Instant,
  state: z.enum(IMPORT_STATES),
  /** When somebody let it go in, and who. */
  appliedAt: Instant.nullable(),
  appliedByName: z.string().nullable(),
  endedAt: Instant.nullable(),
  stoppedByName: z.string().nullable(),
  /** Compared too long ago to be applied; the file has to be compared again. */
  isOutdated: z.boolean(),
  /** Every line is either a change to come, as it is already, a fault, or done. */
  lines: Count,
  changes: Count,
  same: Count,
  faults: Count,
  done: Count,
  /** How many changes there were before the first of them was applied. */
  planned: Count,
  /** Pieces that come and go; from when it is applied on, those that have. */
  added: Count,
  taken: Count,
  /** Why it wants a second confirmation. */
  alarms: z.array(z.enum(['many_unknown', 'much_vanishing', 'many_large'])),
  unknownPercent: z.number().min(0).max(100),
  vanishingPercent: z.number().min(0).max(100),
  /** Lines that change their stock by more than half, of those whose article has stock. */
  largePercent: z.number().min(0).max(100),
  /** The headings of the columns that were read, or their numbers. */
  codeHeading: z.string(),
  quantityHeading: z.string(),
});

export const StockImportRow = shape({
  /** The line of the file. */
  id: z.int().min(1),
  code: z.string(),
  written: z.string(),
  articleId: Id.nullable(),
  title: z.string(),
  imageUrl: z.string().nullable(),
  placeholder: z.string(),
  before: Count.nullable(),
  after: Count.nullable(),
  reserved: Count,
  outcome: z.enum(IMPORT_OUTCOMES),
  /** The code that an unknown one resembles most. */
  nearest: z.string().nullable(),
});

const File = { answer: z.null(), download: true } as const;

const MIB = 1_048_576;
/** Bytes of a file of counted stock, and its rows. */
export const STOCK_IMPORT_LIMITS = { bytes: 20 * MIB, rows: 100_001 } as const;

/** What lists of imports may be asked. */
export const ImportList = sortedList(z.enum(['default', 'createdAt', 'fileName', 'byName']).default('default'));

export const stockImports = routes({
  list: {
    method: 'POST',
    path: '/admin/stock-imports/get-imports',
    access: BACK_OFFICE,
    body: ImportList,
    answer: StockImport,
    paged: true,
    reads: true,
    summary: 'Files of counted stock, by themselves the newest first; searched by file and person.',
  },
  templateCsv: {
    method: 'GET',
    path: '/admin/stock-imports/template/csv',
    access: BACK_OFFICE,
    ...File,
    summary: 'An empty file with the columns of an import, as CSV.',
  },
  templateXlsx: {
    method: 'GET',
    path: '/admin/stock-imports/template/xlsx',
    access: BACK_OFFICE,
    ...File,
    summary: 'An empty file with the columns of an import, as XLSX.',
  },
  preview: {
    method: 'POST',
    path: '/admin/stock-imports/preview',
    reads: true,
    access: BACK_OFFICE,
    upload: true,
    uploadLimit: STOCK_IMPORT_LIMITS.bytes,
    answer: StockFilePreview,
    problems: SHEET_PROBLEMS,
    limit: { requests: 60, seconds: 3_600 },
    summary: 'The columns and first rows of a file of counted stock, to choose those of code and quantity.',
  },
  compare: {
    method: 'POST',
    path: '/admin/stock-imports',
    access: BACK_OFFICE,
    upload: true,
    uploadLimit: STOCK_IMPORT_LIMITS.bytes,
    /** Needed where the headings do not name the columns. */
    query: ColumnsQuery,
    answer: StockImport,
    problems: [...SHEET_PROBLEMS, 'imports.columns_unknown', 'imports.looks_like_prices'],
    limit: { requests: 60, seconds: 3_600 },
    summary: 'Compares a CSV or XLSX file of counted stock with the shelves; changes nothing.',
  },
  one: {
    method: 'GET',
    path: '/admin/stock-imports/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: StockImport,
    problems: ['records.not_found'],
    summary: 'What a file would change, or has changed, in figures.',
  },
  rows: {
    method: 'POST',
    path: '/admin/stock-imports/{id}/get-rows',
    access: BACK_OFFICE,
    params: ById,
    body: shape({
      ...ListRequest.shape,
      view: z.enum(['differences', 'faults', 'same', 'done']).default('differences'),
    }),
    answer: StockImportRow,
    paged: true,
    problems: ['records.not_found'],
    reads: true,
    summary: 'The lines of a file with what becomes of each.',
  },
  correctRow: {
    method: 'PUT',
    path: '/admin/stock-imports/{id}/rows/{line}',
    access: BACK_OFFICE,
    params: shape({ id: ById.shape.id, line: ById.shape.id }),
    body: shape({ code: name(64), written: longText(40) }),
    answer: StockImport,
    problems: ['records.not_found', 'imports.under_way', 'imports.applied_already', 'imports.outdated'],
    summary: 'Writes a line of a compared file anew and compares it again.',
  },
  faultyCsv: {
    method: 'GET',
    path: '/admin/stock-imports/{id}/faulty-rows/csv',
    access: BACK_OFFICE,
    params: ById,
    ...File,
    problems: ['records.not_found'],
    summary: 'The lines that were not imported with the reason of each, as CSV to be corrected and sent again.',
  },
  faultyXlsx: {
    method: 'GET',
    path: '/admin/stock-imports/{id}/faulty-rows/xlsx',
    access: BACK_OFFICE,
    params: ById,
    ...File,
    problems: ['records.not_found'],
    summary: 'The lines that were not imported with the reason of each, as XLSX to be corrected and sent again.',
  },
  apply: {
    method: 'POST',
    path: '/admin/stock-imports/{id}/apply',
    access: BACK_OFFICE,
    params: ById,
    body: shape({
      /** Said a second time, where many codes are unknown or much of the stock would vanish. */
      isConfirmed: z.boolean().default(false),
    }),
    answer: StockImport,
    idempotent: true,
    problems: [
      'records.not_found',
      'imports.under_way',
      'imports.applied_already',
      'imports.outdated',
      'imports.confirm_first',
    ],
    summary: 'Lets the worker put the changes of a compared file on the shelves, or go on with one that was stopped.',
  },
  stop: {
    method: 'PUT',
    path: '/admin/stock-imports/{id}/stop',
    access: BACK_OFFICE,
    params: ById,
    answer: StockImport,
    problems: ['records.not_found', 'imports.not_under_way'],
    summary: 'Ends an import that is under way after the piece at hand; what has gone in stays.',
  },
});

export type StockImport = z.output<typeof StockImport>;
export type StockImportRow = z.output<typeof StockImportRow>;
