import { z } from 'zod';
import { SHEET_PROBLEMS } from './files.ts';
import {
  PICTURE_IMPORT_LIMITS,
  PICTURE_IMPORT_PROBLEMS,
  RecordImportColumns,
  RecordImportKind,
  RecordImportPreview,
  RecordImportQuery,
} from './record-imports.columns.ts';
import { RecordImport, RecordImportRow } from './record-imports.view.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, ListRequest, NearDay, shape } from './shapes.ts';
import { ImportList } from './imports.ts';

export const RECORD_IMPORT_VIEWS = ['differences', 'new', 'changed', 'doubtful', 'faulty', 'same'] as const;

const STORED_FILE_PROBLEMS = ['imports.file_gone'] as const;
const COMPARISON_PROBLEMS = [
  ...SHEET_PROBLEMS,
  'imports.column_missing',
  'imports.column_twice',
  'imports.field_unknown',
  'companies.not_found',
] as const;
const LIMIT = { requests: 60, seconds: 3_600 } as const;
const MIB = 1_048_576;
/** Bytes of a file, and its rows. */
export const RECORD_IMPORT_LIMITS = { bytes: 20 * MIB, rows: 100_001 } as const;
const File = { answer: z.null(), download: true } as const;
const SheetParams = shape({ kind: RecordImportKind, format: z.enum(['csv', 'xlsx']) });
const FaultyParams = shape({ id: ById.shape.id, format: z.enum(['csv', 'xlsx']) });

/** Articles, prices and other records from sheets. */
export const recordImports = routes({
  list: {
    method: 'POST',
    path: '/admin/record-imports/get-imports',
    access: BACK_OFFICE,
    body: ImportList,
    answer: RecordImport,
    paged: true,
    reads: true,
    summary:
      'Imports of articles, prices and other records, by themselves the newest first; searched by file and person.',
  },
  template: {
    method: 'GET',
    path: '/admin/record-imports/templates/{kind}/{format}',
    access: BACK_OFFICE,
    params: SheetParams,
    ...File,
    summary: 'An empty sheet with the columns of an import.',
  },
  export: {
    method: 'GET',
    path: '/admin/record-imports/exports/{kind}/{format}',
    access: BACK_OFFICE,
    params: SheetParams,
    ...File,
    problems: ['access.not_allowed', 'request.work_waiting'],
    summary: 'All records with the columns of an import: imported again, it changes nothing.',
  },
  preview: {
    method: 'POST',
    path: '/admin/record-imports/preview',
    access: BACK_OFFICE,
    reads: true,
    upload: true,
    uploadLimit: RECORD_IMPORT_LIMITS.bytes,
    query: shape({ kind: RecordImportKind }),
    answer: RecordImportPreview,
    problems: ['access.not_allowed', ...SHEET_PROBLEMS],
    limit: LIMIT,
    summary: 'The columns and first rows of a file, with the fields that its headings name.',
  },
  compare: {
    method: 'POST',
    path: '/admin/record-imports',
    access: BACK_OFFICE,
    upload: true,
    uploadLimit: RECORD_IMPORT_LIMITS.bytes,
    query: RecordImportQuery,
    answer: RecordImport,
    problems: ['access.not_allowed', ...COMPARISON_PROBLEMS],
    limit: LIMIT,
    summary: 'Compares a CSV or XLSX file with the records of the shop; changes nothing.',
  },
  columns: {
    method: 'GET',
    path: '/admin/record-imports/{id}/columns',
    access: BACK_OFFICE,
    params: ById,
    answer: RecordImportColumns,
    problems: ['access.not_allowed', 'records.not_found', ...STORED_FILE_PROBLEMS, ...SHEET_PROBLEMS],
    limit: LIMIT,
    summary: 'The columns of a compared file, as they were chosen.',
  },
  compareAgain: {
    method: 'PUT',
    path: '/admin/record-imports/{id}/columns',
    access: BACK_OFFICE,
    params: ById,
    body: RecordImportQuery.omit({ kind: true }),
    answer: RecordImport,
    problems: ['access.not_allowed', 'records.not_found', ...STORED_FILE_PROBLEMS, ...COMPARISON_PROBLEMS],
    limit: LIMIT,
    summary: 'Compares a file again with other columns; replaces what the first comparison has found.',
  },
  comparePictures: {
    method: 'POST',
    path: '/admin/record-imports/pictures',
    access: BACK_OFFICE,
    upload: 'stream',
    uploadLimit: PICTURE_IMPORT_LIMITS.bytes,
    form: shape({}),
    answer: RecordImport,
    problems: PICTURE_IMPORT_PROBLEMS,
    limit: LIMIT,
    summary:
      'Compares a ZIP of pictures, which are named after article codes, with the articles of the shop; changes nothing.',
  },
  one: {
    method: 'GET',
    path: '/admin/record-imports/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: RecordImport,
    problems: ['access.not_allowed', 'records.not_found'],
    summary: 'What a file would change, or has changed, in figures.',
  },
  rows: {
    method: 'POST',
    path: '/admin/record-imports/{id}/get-rows',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...ListRequest.shape, view: z.enum(RECORD_IMPORT_VIEWS).default('differences') }),
    answer: RecordImportRow,
    paged: true,
    problems: ['access.not_allowed', 'records.not_found'],
    reads: true,
    summary: 'The lines of a file with each field before and after, and what is at fault.',
  },
  faulty: {
    method: 'GET',
    path: '/admin/record-imports/{id}/faulty-rows/{format}',
    access: BACK_OFFICE,
    params: FaultyParams,
    ...File,
    problems: ['access.not_allowed', 'records.not_found', 'request.work_waiting'],
    summary: 'The lines that were not imported, with the reasons.',
  },
  apply: {
    method: 'POST',
    path: '/admin/record-imports/{id}/apply',
    access: BACK_OFFICE,
    params: ById,
    body: shape({
      /** Decides on lines with a doubtful price; needed where there are any. */
      doubtful: z.enum(['take', 'leave_out']).nullable().default(null),
      /** The day on which it begins; null for at once. */
      startsOn: NearDay.nullable().default(null),
    }),
    answer: RecordImport,
    idempotent: true,
    problems: [
      'access.not_allowed',
      'records.not_found',
      'imports.under_way',
      'imports.applied_already',
      'imports.outdated',
      'imports.decide_doubtful',
      'imports.day_past',
    ],
    summary: 'Has the worker save the new and changed lines of a compared file, now or from a day on.',
  },
  stop: {
    method: 'PUT',
    path: '/admin/record-imports/{id}/stop',
    access: BACK_OFFICE,
    params: ById,
    answer: RecordImport,
    problems: ['access.not_allowed', 'records.not_found', 'imports.not_under_way'],
    summary: 'Stops an import after the piece at hand, or cancels a scheduled one.',
  },
  undo: {
    method: 'POST',
    path: '/admin/record-imports/{id}/undo',
    access: BACK_OFFICE,
    params: ById,
    answer: RecordImport,
    idempotent: true,
    problems: ['access.not_allowed', 'records.not_found', 'imports.not_last'],
    summary: 'Has the worker restore what the last import of its kind has changed.',
  },
});
