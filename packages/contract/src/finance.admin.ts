import { z } from 'zod';
import { FinanceInfo, FinanceListQuery, FinancePeriod, FinanceRecord } from './finance.ts';
import { PRINT_PROBLEMS, StatementQuery } from './finance.documents.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Day, Done, Id, Instant, Km, shape, sortedList, Sum } from './shapes.ts';

/** `overdue`: past its due date. `limit`: above the credit limit. */
export const DEBTOR_VIEWS = ['owing', 'overdue', 'limit', 'all'] as const;
export const DEBTOR_SORTS = ['default', 'title', 'debt', 'overdue', 'overdueSince', 'approvedDebt'] as const;

/** A company with what it owes. */
export const Debtor = shape({
  /** The company. */
  id: Id,
  title: z.string(),
  jib: z.string(),
  externalCompanyId: z.string().nullable(),
  debt: Km,
  overdue: Sum,
  overdueSince: Day.nullable(),
  daysOverdue: z.int().min(0),
  approvedDebt: Sum,
  isAboveLimit: z.boolean(),
  lastPaymentOn: Day.nullable(),
});

const DebtTotals = shape({
  owing: z.int().min(0),
  overdue: z.int().min(0),
  limit: z.int().min(0),
  debt: Km,
  overdueDebt: Sum,
  /** When the ERP was last read; null where none is connected, or it has not answered yet. */
  pulledAt: Instant.nullable(),
});

const File = { answer: Done, download: true } as const;

export const adminFinance = routes({
  debtors: {
    method: 'POST',
    path: '/admin/finance/get-debtors',
    access: BACK_OFFICE,
    body: shape({
      ...sortedList(z.enum(DEBTOR_SORTS).default('default')).shape,
      view: z.enum(DEBTOR_VIEWS).default('owing'),
    }),
    answer: Debtor,
    paged: true,
    reads: true,
    summary: 'Companies with what they owe and since when; `default` has the longest overdue first.',
  },
  totals: {
    method: 'GET',
    path: '/admin/finance/totals',
    access: BACK_OFFICE,
    answer: DebtTotals,
    summary: 'How many companies owe, are overdue or above their limit, and how much in all.',
  },
  info: {
    method: 'GET',
    path: '/admin/finance/companies/{id}',
    access: BACK_OFFICE,
    params: ById,
    query: FinancePeriod,
    answer: FinanceInfo,
    problems: ['records.not_found'],
    summary: 'What a company owes, as the company sees it.',
  },
  records: {
    method: 'GET',
    path: '/admin/finance/companies/{id}/records',
    access: BACK_OFFICE,
    params: ById,
    query: FinanceListQuery,
    answer: FinanceRecord,
    paged: true,
    problems: ['records.not_found'],
    summary: 'The bookings on the account of a company, the newest first.',
  },
  statement: {
    method: 'GET',
    path: '/admin/finance/companies/{id}/statement',
    access: BACK_OFFICE,
    params: ById,
    query: StatementQuery,
    ...File,
    problems: ['records.not_found', 'finance.too_many_records', ...PRINT_PROBLEMS],
    summary: 'The account card or the open items of a company as PDF.',
  },
  document: {
    method: 'GET',
    path: '/admin/finance/records/{id}/document',
    access: BACK_OFFICE,
    params: ById,
    ...File,
    problems: ['records.not_found', ...PRINT_PROBLEMS],
    summary: 'The document of a record as the company downloads it.',
  },
  attach: {
    method: 'POST',
    path: '/admin/finance/records/{id}/file',
    access: BACK_OFFICE,
    params: ById,
    upload: true,
    answer: Done,
    problems: ['records.not_found', 'files.missing', 'files.too_large', 'files.type_not_allowed', 'files.not_stored'],
    summary: 'Attaches a PDF to an invoice or credit note, in place of the one before.',
  },
  detach: {
    method: 'DELETE',
    path: '/admin/finance/records/{id}/file',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found'],
    summary: 'Removes the PDF of a record.',
  },
});

export type Debtor = z.output<typeof Debtor>;
