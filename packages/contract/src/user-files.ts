import { z } from 'zod';
import { FileView, UPLOAD_PROBLEMS } from './files.ts';
import { BACK_OFFICE, CUSTOMERS, routes } from './route.ts';
import { ById, Done, Id, Instant, ListRequest, longText, name, shape, sortedList } from './shapes.ts';

export const USER_FILE_KINDS = [
  'contract',
  'offer',
  'safety',
  'service',
  'training',
  'plan',
  'picture',
  'other',
] as const;
export type UserFileKind = (typeof USER_FILE_KINDS)[number];

/** Whose files a list shows: all, those that the supplier shares, the company's own. */
export const USER_FILE_SOURCES = ['all', 'supplier', 'own'] as const;

export const UserFile = shape({
  id: Id,
  title: z.string(),
  description: z.string().nullable(),
  kind: z.enum(USER_FILE_KINDS),
  isFromSupplier: z.boolean(),
  addedBy: z.string(),
  createdAt: Instant,
  /** Whether the caller may rename and delete it. */
  mayChange: z.boolean(),
  version: z.int(),
  file: FileView,
});

const UserFilesSummary = shape({
  kinds: z.array(shape({ kind: z.enum(USER_FILE_KINDS), files: z.int().min(1) })),
  usedBytes: z.int().min(0),
  mostBytes: z.int().min(0),
});
export type UserFilesSummary = z.infer<typeof UserFilesSummary>;

/** What stands beside the file. Without a title the file's name is one. */
const details = {
  title: name(120).optional(),
  description: longText(1_000).optional(),
  kind: z.enum(USER_FILE_KINDS).default('other'),
};

const UserFileForm = shape({ ...details, title: name(120) });

const filters = {
  kind: z.enum(USER_FILE_KINDS).optional(),
  source: z.enum(USER_FILE_SOURCES).default('all'),
};
const SortBy = z.enum(['default', 'createdDate', 'title', 'size']).default('default');

export const userFiles = routes({
  list: {
    method: 'POST',
    path: '/user-files/get-company-files',
    access: CUSTOMERS,
    reads: true,
    body: shape({ ...sortedList(SortBy).shape, ...filters }),
    answer: UserFile,
    paged: true,
    summary: 'Files of the company, its own and those that the supplier shares, newest first.',
  },
  summary: {
    method: 'GET',
    path: '/user-files/summary',
    access: CUSTOMERS,
    answer: UserFilesSummary,
    summary: 'How many files of each kind there are, and how much room they take.',
  },
  create: {
    method: 'POST',
    path: '/user-files/create-user-file',
    access: CUSTOMERS,
    upload: 'stream',
    form: shape(details),
    answer: shape({ id: Id }),
    idempotent: true,
    limit: { requests: 120, seconds: 60 },
    problems: UPLOAD_PROBLEMS,
    summary: 'Adds a file to those of the company. Multipart: title, description and kind come before the file.',
  },
  one: {
    method: 'GET',
    path: '/user-files/{id}',
    access: CUSTOMERS,
    params: ById,
    answer: UserFile,
    problems: ['files.not_found'],
    summary: 'One file of the company.',
  },
  download: {
    method: 'GET',
    path: '/user-files/{id}/download',
    access: CUSTOMERS,
    params: ById,
    answer: z.null(),
    download: true,
    problems: ['files.not_found'],
    summary: 'The content of a file of the company.',
  },
  update: {
    method: 'PUT',
    path: '/user-files/{id}',
    access: CUSTOMERS,
    params: ById,
    body: shape({ ...UserFileForm.shape, version: z.int() }),
    answer: Done,
    problems: ['files.not_found', 'records.changed_meanwhile'],
    summary: 'Renames or describes a file; for who has added it and for company admins.',
  },
  remove: {
    method: 'DELETE',
    path: '/user-files/{id}',
    access: CUSTOMERS,
    params: ById,
    answer: Done,
    problems: ['files.not_found'],
    summary: 'Deletes a file; it can be restored for 30 days.',
  },
  restore: {
    method: 'PUT',
    path: '/user-files/{id}/restore',
    access: CUSTOMERS,
    params: ById,
    answer: Done,
    problems: ['files.not_found'],
    summary: 'Restores a deleted file.',
  },
});

export const AdminFile = shape({
  ...UserFile.omit({ mayChange: true }).shape,
  companyId: Id.nullable(),
  /** The company, or the person without one. */
  customer: z.string(),
  isArchived: z.boolean(),
});

export const ADMIN_FILE_SORTS = ['createdDate', 'title', 'size', 'customer'] as const;

export const adminFiles = routes({
  list: {
    method: 'POST',
    path: '/admin/files/get-files',
    access: BACK_OFFICE,
    reads: true,
    body: shape({
      ...ListRequest.shape,
      ...filters,
      companyId: Id.optional(),
      isArchived: z.boolean().default(false),
      sortBy: z.enum(ADMIN_FILE_SORTS).default('createdDate'),
      isSortAscending: z.boolean().default(false),
    }),
    answer: AdminFile,
    paged: true,
    summary: 'Files of all customers, newest first.',
  },
  one: {
    method: 'GET',
    path: '/admin/files/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminFile,
    problems: ['files.not_found'],
    summary: 'One file of a customer.',
  },
  create: {
    method: 'POST',
    path: '/admin/files/create-file/company/{companyId}',
    access: BACK_OFFICE,
    params: shape({ companyId: ById.shape.id }),
    upload: 'stream',
    form: shape(details),
    answer: shape({ id: Id }),
    idempotent: true,
    problems: [...UPLOAD_PROBLEMS, 'companies.not_found'],
    summary: 'Shares a file with a company, whose users get a message.',
  },
  update: {
    method: 'PUT',
    path: '/admin/files/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...UserFileForm.shape, version: z.int() }),
    answer: AdminFile,
    problems: ['files.not_found', 'records.changed_meanwhile'],
    summary: 'Renames or describes a file of a customer.',
  },
  archive: {
    method: 'DELETE',
    path: '/admin/files/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['files.not_found'],
    summary: 'Archives a file: its customer no longer sees it. It can be restored for 30 days.',
  },
  restore: {
    method: 'PUT',
    path: '/admin/files/{id}/restore',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['files.not_found'],
    summary: 'Restores an archived file.',
  },
});

export type UserFile = z.output<typeof UserFile>;
export type AdminFile = z.output<typeof AdminFile>;
