import { z } from 'zod';
import { SHEET_PROBLEMS } from './files.ts';
import { routes } from './route.ts';
import { ById, Done, Id, ListRequest, name, shape } from './shapes.ts';

const COMPANY_ADMINS = ['company_admin'] as const;

/** What a company calls an article of the shop. */
export const PartNumber = shape({
  id: Id,
  /** As the company writes it; letters and digits alone count. */
  code: z.string(),
  articleId: Id,
  articleCode: z.string(),
  title: z.string(),
  slug: z.string(),
  version: z.int(),
});

export const PartNumberForm = shape({
  code: name(64).regex(/[A-Za-z0-9]/),
  /** The shop's code of the article. */
  articleCode: name(40),
});

/** What a line of a file becomes. */
const PART_NUMBER_OUTCOMES = ['add', 'change', 'same', 'unknown', 'duplicate', 'incomplete', 'too_long'] as const;

export const PartNumberLine = shape({
  line: z.int().min(1),
  code: z.string(),
  articleCode: z.string(),
  title: z.string(),
  /** The article that the number names now, where it names another. */
  before: z.string().nullable(),
  outcome: z.enum(PART_NUMBER_OUTCOMES),
});

export const PartNumberReport = shape({
  add: z.int(),
  change: z.int(),
  same: z.int(),
  faults: z.int(),
  /** What changes and what is wrong; lines that stay as they are, are only counted. */
  lines: z.array(PartNumberLine),
});

export const SAVE_PART_NUMBER_PROBLEMS = ['partNumbers.taken', 'partNumbers.article_unknown'] as const;
export const PART_NUMBER_FILE_PROBLEMS = [...SHEET_PROBLEMS, 'partNumbers.headings_unknown'] as const;
const File = { answer: z.null(), download: true, limit: { requests: 20, seconds: 60 } } as const;
export const versioned = shape({ ...PartNumberForm.shape, version: z.int().min(1) });

/** The part numbers of the caller's own company. */
export const partNumbers = routes({
  list: {
    method: 'POST',
    path: '/part-numbers/get-part-numbers',
    access: COMPANY_ADMINS,
    body: ListRequest,
    answer: PartNumber,
    paged: true,
    reads: true,
    summary: 'What the company calls the articles of the shop.',
  },
  add: {
    method: 'POST',
    path: '/part-numbers',
    access: COMPANY_ADMINS,
    body: PartNumberForm,
    answer: PartNumber,
    idempotent: true,
    problems: SAVE_PART_NUMBER_PROBLEMS,
    summary: 'Adds a part number.',
  },
  change: {
    method: 'PUT',
    path: '/part-numbers/{id}',
    access: COMPANY_ADMINS,
    params: ById,
    body: versioned,
    answer: PartNumber,
    problems: [...SAVE_PART_NUMBER_PROBLEMS, 'records.not_found', 'records.changed_meanwhile'],
    summary: 'Changes a part number, unless somebody else has changed it since.',
  },
  remove: {
    method: 'DELETE',
    path: '/part-numbers/{id}',
    access: COMPANY_ADMINS,
    params: ById,
    answer: Done,
    problems: ['records.not_found'],
    summary: 'Deletes a part number.',
  },
  compareFile: {
    method: 'POST',
    path: '/part-numbers/compare-file',
    access: COMPANY_ADMINS,
    upload: true,
    answer: PartNumberReport,
    problems: PART_NUMBER_FILE_PROBLEMS,
    limit: { requests: 20, seconds: 600 },
    reads: true,
    summary: 'What a CSV or XLSX file of part numbers would change; changes nothing.',
  },
  importFile: {
    method: 'POST',
    path: '/part-numbers/import-file',
    access: COMPANY_ADMINS,
    upload: true,
    answer: PartNumberReport,
    problems: PART_NUMBER_FILE_PROBLEMS,
    limit: { requests: 20, seconds: 600 },
    summary: 'Adds and changes the part numbers of a file; wrong lines stop nothing but themselves.',
  },
  csv: {
    method: 'GET',
    path: '/part-numbers/file/csv',
    access: COMPANY_ADMINS,
    ...File,
    summary: 'The part numbers as CSV, in the columns that an import reads.',
  },
  xlsx: {
    method: 'GET',
    path: '/part-numbers/file/xlsx',
    access: COMPANY_ADMINS,
    ...File,
    summary: 'The part numbers as XLSX, in the columns that an import reads.',
  },
});

export type PartNumber = z.output<typeof PartNumber>;
export type PartNumberForm = z.output<typeof PartNumberForm>;
export type PartNumberLine = z.output<typeof PartNumberLine>;
export type PartNumberReport = z.output<typeof PartNumberReport>;
