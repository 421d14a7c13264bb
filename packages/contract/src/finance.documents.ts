import { z } from 'zod';
import { FINANCE_READERS, FinanceFilter, FinancePeriod, forCompany, SCOPE_PROBLEMS } from './finance.ts';
import { routes } from './route.ts';
import { ById, Done, shape } from './shapes.ts';

/** `card`: all bookings of a period. `open-items`: what is still open. */
const STATEMENT_KINDS = ['card', 'open-items'] as const;
export const StatementQuery = shape({ ...FinancePeriod.shape, kind: z.enum(STATEMENT_KINDS) });

export const PRINT_PROBLEMS = [
  'orders.enter_supplier_first',
  'orders.papers_unavailable',
  'request.work_waiting',
] as const;
const File = { answer: Done, download: true, limit: { requests: 60, seconds: 60 } } as const;

/** documents and files of the account of a company. */
export const financeDocuments = routes({
  document: {
    method: 'GET',
    path: '/finance/documents/{id}',
    access: FINANCE_READERS,
    params: ById,
    ...File,
    problems: ['finance.record_unknown', 'finance.hidden', ...PRINT_PROBLEMS],
    summary: 'The document of a record as PDF; the data of the booking where none is attached.',
  },
  documents: {
    method: 'GET',
    path: '/finance/documents',
    access: FINANCE_READERS,
    query: forCompany(FinanceFilter),
    ...File,
    limit: { requests: 10, seconds: 60 },
    problems: [...SCOPE_PROBLEMS, 'finance.no_documents', 'finance.too_many_documents'],
    summary: 'The attached invoices and credit notes of a period as one ZIP file.',
  },
  statement: {
    method: 'GET',
    path: '/finance/statement',
    access: FINANCE_READERS,
    query: forCompany(StatementQuery),
    ...File,
    problems: [...SCOPE_PROBLEMS, 'finance.too_many_records', ...PRINT_PROBLEMS],
    summary: 'The account card of a period, or the open items with room for a confirmation, as PDF.',
  },
  csv: {
    method: 'GET',
    path: '/finance/sheet/csv',
    access: FINANCE_READERS,
    query: forCompany(FinanceFilter),
    ...File,
    problems: SCOPE_PROBLEMS,
    summary: 'The bookings as CSV.',
  },
  xlsx: {
    method: 'GET',
    path: '/finance/sheet/xlsx',
    access: FINANCE_READERS,
    query: forCompany(FinanceFilter),
    ...File,
    problems: [...SCOPE_PROBLEMS, 'request.work_waiting'],
    summary: 'The bookings as XLSX.',
  },
  slipPdf: {
    method: 'GET',
    path: '/finance/payment-slips/{id}/pdf',
    access: FINANCE_READERS,
    params: ById,
    ...File,
    problems: ['finance.record_unknown', 'finance.hidden', 'finance.nothing_to_pay', ...PRINT_PROBLEMS],
    summary: 'The payment slip for an open amount, to print.',
  },
});

export type StatementKind = (typeof STATEMENT_KINDS)[number];
