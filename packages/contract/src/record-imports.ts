import { z } from 'zod';
import { SHEET_PROBLEMS } from './files.ts';
import {
  PICTURE_IMPORT_LIMITS,
  PICTURE_IMPORT_PROBLEMS,
  RecordImportContent,
  RecordImportKind,
  RecordImportPreview,
  RecordImportQuery,
} from './record-imports.columns.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Day, Id, Instant, ListRequest, NearDay, shape } from './shapes.ts';

/** `scheduled`: begins on its day; `stopped`: by staff, who may continue it; `undoing`: the worker restores what was before. */
const STATES = ['compared', 'scheduled', 'applying', 'stopped', 'done', 'undoing', 'undone'] as const;
/**
 * What becomes of a line. `left_out`: its price was doubtful and not wanted; `moved`: the record has changed since the
 * comparison; `kept`: not undone, because it has changed since the import, or is in use.
 */
const OUTCOMES = [
  'new',
  'change',
  'same',
  'faulty',
  'left_out',
  'created',
  'changed',
  'moved',
  'failed',
  'undone',
  'kept',
] as const;

export const RECORD_IMPORT_VIEWS = ['differences', 'new', 'changed', 'doubtful', 'faulty', 'same'] as const;

const Count = z.int().min(0);
const Missing = shape({ kind: z.enum(['category', 'brand', 'tag']), name: z.string() });

export const RecordImport = shape({
  id: Id,
  kind: RecordImportContent,
  fileName: z.string(),
  byName: z.string(),
  createdAt: Instant,
  state: z.enum(STATES),
  /** Compared too long ago to be applied; the file has to be compared again. */
  isOutdated: z.boolean(),
  startsOn: Day.nullable(),
  lines: Count,
  /** Lines that add a record, change one, leave it as it is, and are at fault. */
  added: Count,
  changed: Count,
  same: Count,
  faulty: Count,
  /** Lines with a price that is asked about. */
  doubtful: Count,
  /** What is created beside the records. */
  missing: z.array(Missing),
  /** How many lines are to be applied, have been, and could not be. */
  planned: Count,
  done: Count,
  refused: Count,
  undone: Count,
  appliedAt: Instant.nullable(),
  appliedByName: z.string().nullable(),
  endedAt: Instant.nullable(),
  stoppedByName: z.string().nullable(),
  undoneAt: Instant.nullable(),
  undoneByName: z.string().nullable(),
  /** Whether it is the last one of its kind that was applied, and not long ago. */
  canUndo: z.boolean(),
});

const FieldText = shape({ field: z.string(), message: z.string() });

export const RecordImportRow = shape({
  /** The line of the file. */
  id: z.int().min(1),
  code: z.string(),
  title: z.string(),
  recordId: Id.nullable(),
  outcome: z.enum(OUTCOMES),
  /** Fields as a person reads them. */
  changes: z.array(shape({ field: z.string(), before: z.string(), after: z.string() })),
  errors: z.array(FieldText),
  warnings: z.array(FieldText),
});

const LIMIT = { requests: 60, seconds: 3_600 } as const;
const MIB = 1_048_576;
/** Bytes of a file, and its rows. */
export const RECORD_IMPORT_LIMITS = { bytes: 20 * MIB, rows: 20_001 } as const;
const File = { answer: z.null(), download: true } as const;
const SheetParams = shape({ kind: RecordImportKind, format: z.enum(['csv', 'xlsx']) });
const FaultyParams = shape({ id: ById.shape.id, format: z.enum(['csv', 'xlsx']) });

/** Articles, prices and other records from sheets. */
export const recordImports = routes({
  list: {
    method: 'POST',
    path: '/admin/record-imports/get-imports',
    access: BACK_OFFICE,
    body: ListRequest.omit({ quickSearch: true }),
    answer: RecordImport,
    paged: true,
    reads: true,
    summary: 'Imports of articles, prices and other records, the newest first.',
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
    problems: [
      'access.not_allowed',
      ...SHEET_PROBLEMS,
      'imports.column_missing',
      'imports.column_twice',
      'imports.field_unknown',
      'companies.not_found',
    ],
    limit: LIMIT,
    summary: 'Compares a CSV or XLSX file with the records of the shop; changes nothing.',
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

export type RecordImport = z.output<typeof RecordImport>;
export type RecordImportRow = z.output<typeof RecordImportRow>;
