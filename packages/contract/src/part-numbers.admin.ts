import { z } from 'zod';
import {
  PART_NUMBER_FILE_PROBLEMS,
  PartNumber,
  PartNumberForm,
  PartNumberReport,
  SAVE_PART_NUMBER_PROBLEMS,
  versioned,
} from './part-numbers.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, Id, ListRequest, shape } from './shapes.ts';

/** A company with how many part numbers it keeps. */
export const CompanyWithCodes = shape({ id: Id, title: z.string(), jib: z.string(), codes: z.int().min(0) });

const File = { answer: z.null(), download: true } as const;
const numberParams = shape({ id: ById.shape.id, numberId: ById.shape.id });

/** The part numbers of any company; `{id}` is the company's. */
export const adminPartNumbers = routes({
  companies: {
    method: 'POST',
    path: '/admin/company-codes/get-companies',
    access: BACK_OFFICE,
    body: ListRequest,
    answer: CompanyWithCodes,
    paged: true,
    reads: true,
    summary: 'Companies with how many part numbers they keep, the most first.',
  },
  company: {
    method: 'GET',
    path: '/admin/company-codes/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: CompanyWithCodes,
    problems: ['records.not_found'],
    summary: 'One company with how many part numbers it keeps.',
  },
  list: {
    method: 'POST',
    path: '/admin/company-codes/{id}/get-codes',
    access: BACK_OFFICE,
    params: ById,
    body: ListRequest,
    answer: PartNumber,
    paged: true,
    problems: ['records.not_found'],
    reads: true,
    summary: 'The part numbers of a company.',
  },
  add: {
    method: 'POST',
    path: '/admin/company-codes/{id}/codes',
    access: BACK_OFFICE,
    params: ById,
    body: PartNumberForm,
    answer: PartNumber,
    idempotent: true,
    problems: [...SAVE_PART_NUMBER_PROBLEMS, 'records.not_found'],
    summary: 'Adds a part number to a company.',
  },
  change: {
    method: 'PUT',
    path: '/admin/company-codes/{id}/codes/{numberId}',
    access: BACK_OFFICE,
    params: numberParams,
    body: versioned,
    answer: PartNumber,
    problems: [...SAVE_PART_NUMBER_PROBLEMS, 'records.not_found', 'records.changed_meanwhile'],
    summary: 'Changes a part number of a company, unless somebody else has changed it since.',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/company-codes/{id}/codes/{numberId}',
    access: BACK_OFFICE,
    params: numberParams,
    answer: Done,
    problems: ['records.not_found'],
    summary: 'Deletes a part number of a company.',
  },
  compareFile: {
    method: 'POST',
    path: '/admin/company-codes/{id}/compare-file',
    access: BACK_OFFICE,
    params: ById,
    upload: true,
    answer: PartNumberReport,
    problems: [...PART_NUMBER_FILE_PROBLEMS, 'records.not_found'],
    limit: { requests: 60, seconds: 3_600 },
    reads: true,
    summary: 'What a CSV or XLSX file of part numbers would change; changes nothing.',
  },
  importFile: {
    method: 'POST',
    path: '/admin/company-codes/{id}/import-file',
    access: BACK_OFFICE,
    params: ById,
    upload: true,
    answer: PartNumberReport,
    problems: [...PART_NUMBER_FILE_PROBLEMS, 'records.not_found'],
    limit: { requests: 60, seconds: 3_600 },
    summary: 'Adds and changes the part numbers of a file; wrong lines stop nothing but themselves.',
  },
  csv: {
    method: 'GET',
    path: '/admin/company-codes/{id}/file/csv',
    access: BACK_OFFICE,
    params: ById,
    ...File,
    problems: ['records.not_found'],
    summary: 'The part numbers of a company as CSV.',
  },
  xlsx: {
    method: 'GET',
    path: '/admin/company-codes/{id}/file/xlsx',
    access: BACK_OFFICE,
    params: ById,
    ...File,
    problems: ['records.not_found'],
    summary: 'The part numbers of a company as XLSX.',
  },
});

export type CompanyWithCodes = z.output<typeof CompanyWithCodes>;
