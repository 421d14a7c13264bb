import { z } from 'zod';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, Id, Instant, ListRequest, NearDay, ids, shape, sortedList } from './shapes.ts';

/** How far the log is counted: `totalItems` stops there and means that many or more. */
export const MOST_COUNTED_ENTRIES = 10_000;

/** `acting`: representatives on behalf of a company; `sign_in`: log-ins, log-outs and refused log-ins; `writes`: everything else. */
export const AUDIT_VIEWS = ['all', 'writes', 'acting', 'sign_in'] as const;

/** What was done. The server has the words, and knows which actions of the log each of them stands for. */
export const AUDIT_DEEDS = [
  'create',
  'update',
  'delete',
  'archive',
  'restore',
  'activate',
  'deactivate',
  'end',
  'publish',
  'approve',
  'reject',
  'answer',
  'note',
  'delete_note',
  'assign',
  'handle',
  'status',
  'confirm_email',
  'refund',
  'price',
  'prices',
  'discount',
  'items',
  'picture',
  'file',
  'stock',
  'import',
  'address',
  'rights',
  'ordering',
  'branches',
  'deputy',
  'representative',
  'visit',
  'link',
  'sessions',
  'password',
  'second_factor',
  'send',
  'stop',
  'run',
  'retry',
  'dismiss',
  'login',
  'logout',
  'refused',
  'begin_acting',
  'end_acting',
  'view_as',
  'act_place',
  'act_cart',
  'act_orders',
  'act_address',
  'act',
  'other',
] as const;
const Deed = z.enum(AUDIT_DEEDS);
const Entity = z.string().regex(/^[a-z_]{1,60}$/);

const FILTER = {
  view: z.enum(AUDIT_VIEWS).default('all'),
  userIds: ids(50),
  deeds: z.array(Deed).max(AUDIT_DEEDS.length).default([]),
  entities: z.array(Entity).max(100).default([]),
  /** One record of the `entities`. */
  entityId: Id.optional(),
  /** What representatives did on behalf of these companies. */
  customerIds: ids(50),
  /** Business days, both included. */
  from: NearDay.optional(),
  to: NearDay.optional(),
} as const;

/** A value that was set, changed or removed, as the reader reads it. What is secret is never told. */
const AuditChange = shape({
  /** `prices.0.price` */
  path: z.string(),
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

export const AuditRow = shape({
  id: z.int().min(1),
  at: Instant,
  userId: z.int(),
  who: z.string(),
  /** The company that a representative acted for. */
  customer: z.string().nullable(),
  deed: Deed,
  deedTitle: z.string(),
  entity: z.string(),
  entityTitle: z.string(),
  entityId: z.int().nullable(),
  /** What the record is called, or was at the time. */
  recordTitle: z.string().nullable(),
  /** The first changes, long texts cut. */
  changes: z.array(AuditChange),
  changeCount: z.int().min(0),
});

export const AuditEntry = shape({
  ...AuditRow.shape,
  /** As programs call it: `articles.update`, `acting POST /orders/…`. */
  action: z.string(),
});

const Choice = shape({ value: z.string(), title: z.string() });

export const adminAuditLog = routes({
  list: {
    method: 'POST',
    path: '/admin/audit-log/get-entries',
    access: BACK_OFFICE,
    body: shape({ ...sortedList(z.enum(['default', 'at']).default('default')).shape, ...FILTER }),
    answer: AuditRow,
    paged: true,
    reads: true,
    summary: 'The audit log, newest first, searched by person and record. Counts and pages end at 10,000 entries.',
  },
  choices: {
    method: 'GET',
    path: '/admin/audit-log/choices',
    access: BACK_OFFICE,
    answer: shape({
      deeds: z.array(Choice),
      entities: z.array(Choice),
      staff: z.array(shape({ id: Id, name: z.string() })),
    }),
    summary: 'What the log can be filtered by: the actions and kinds of records in it, and the staff.',
  },
  one: {
    method: 'GET',
    path: '/admin/audit-log/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: AuditEntry,
    problems: ['records.not_found'],
    summary: 'One entry with the values before and after.',
  },
  export: {
    method: 'POST',
    path: '/admin/audit-log/export-entries',
    access: BACK_OFFICE,
    body: shape({
      ...ListRequest.pick({ quickSearch: true }).shape,
      ...FILTER,
      sheet: z.enum(['xlsx', 'csv']).default('xlsx'),
    }),
    answer: Done,
    download: true,
    limit: { requests: 20, seconds: 60 },
    problems: ['auditLog.too_many_for_sheet'],
    reads: true,
    summary: 'The entries of the list as a spreadsheet.',
  },
});

export type AuditDeed = z.output<typeof Deed>;
export type AuditChange = z.output<typeof AuditChange>;
export type AuditRow = z.output<typeof AuditRow>;
export type AuditEntry = z.output<typeof AuditEntry>;
export type AuditFilter = Omit<z.output<(typeof adminAuditLog)['export']['body']>, 'sheet'>;
