import { z } from 'zod';
import { routes } from './route.ts';
import { ById, Day, Id, Km, longText, name, NearDay, PAGE_SIZES, SeenPrice, shape, Sum } from './shapes.ts';

export const FINANCE_KINDS = ['opening', 'invoice', 'credit_note', 'payment', 'other'] as const;
export const FinanceKind = z.enum(FINANCE_KINDS);

/** A booking on the account of a company. */
export const FinanceRecord = shape({
  id: Id,
  kind: FinanceKind,
  docDate: Day,
  bookingDate: Day,
  /** The account of the general ledger. */
  account: z.string(),
  /** The number of the document. */
  accountNumber: z.string(),
  comment: z.string(),
  owes: Km,
  claims: Km,
  /** When the amount falls due; null for what has no term. */
  paymentTerm: Day.nullable(),
  /** What the company owes after this booking, whatever the list is narrowed to. */
  saldo: Km,
  /** Of a debit what is still to be paid, of a credit what has settled nothing yet. */
  openAmount: Sum,
  /** 0 while the record is not due, and once it is paid. */
  daysOverdue: z.int().min(0),
  orderId: Id.nullable(),
  /** Whether the document itself is attached; without it the shop prints the data of the booking. */
  hasFile: z.boolean(),
});

/** Open debits by age: not due yet, and days after the due date. */
const DebtAgeing = shape({ notDue: Sum, days30: Sum, days60: Sum, days90: Sum, over90: Sum });

export const FinanceInfo = shape({
  companyTitle: z.string(),
  /** The business day that ages are counted to. */
  asOf: Day,
  /** The balance of the account; below zero where the company has paid too much. */
  currentDebt: Km,
  /** The credit limit; 0 for none. */
  approvedDebt: Sum,
  availableDebt: Km,
  /** What is past its due date. */
  debtOutsideCurrency: Sum,
  openRecords: z.int().min(0),
  overdueRecords: z.int().min(0),
  /** The due date of the oldest record that is overdue. */
  overdueSince: Day.nullable(),
  daysOverdue: z.int().min(0),
  ageing: DebtAgeing,
  /** The bookings of the period of the call: balance before it, turnover, balance after it. */
  period: shape({ openingBalance: Km, owes: Km, claims: Km, closingBalance: Km }),
});

export const PaymentSlip = shape({
  recordId: Id,
  payer: z.string(),
  purpose: z.string(),
  recipient: z.string(),
  /** 16 digits, as banks group them. */
  bankAccount: z.string(),
  bank: z.string(),
  /** Ten digits, by which the payment is recognised. */
  reference: z.string(),
  amount: Sum,
  dueOn: Day.nullable(),
});

/** `off`: nothing. `warn`: cart and checkout say so. `stop`: no order is taken. */
export const DEBTORS_AT_CHECKOUT = ['off', 'warn', 'stop'] as const;

const DebtNotice = shape({
  mode: z.enum(['warn', 'stop']),
  /** Null where the caller may not see prices. */
  overdue: SeenPrice,
  since: Day,
  records: z.int().min(1),
});

/** Company users and who acts for a company; staff name the company by `externalCompanyId`. */
export const FINANCE_READERS = ['buyer', 'company_admin', 'acting_representative', 'administrator'] as const;
const BUYERS_OF_COMPANY = ['buyer', 'company_admin', 'acting_representative'] as const;

/** The number of a page in an address. */
const PageText = z
  .string()
  .regex(/^[1-9]\d{0,2}$/)
  .transform(Number);
const Flag = z.enum(['true', 'false']);

const period = { from: NearDay.optional(), to: NearDay.optional() };
const company = {
  /** The company in the ERP. Staff choose one; others see the own company, whatever is named. */
  externalCompanyId: name(40).optional(),
};

const FINANCE_SORTS = ['default', 'docDate', 'accountNumber', 'paymentTerm', 'owes', 'claims', 'openAmount'] as const;

/** Which records of an account are meant. */
export const FinanceFilter = shape({
  ...period,
  kind: FinanceKind.optional(),
  /** Only what is still open. */
  isOpen: Flag.optional(),
  quickSearch: longText(64).optional(),
});

export const FinanceListQuery = shape({
  ...FinanceFilter.shape,
  page: PageText.optional(),
  pageSize: z.enum(PAGE_SIZES.map(String)).transform(Number).optional(),
  sortBy: z.enum(FINANCE_SORTS).optional(),
  isSortAscending: Flag.optional(),
});

export const FinancePeriod = shape(period);

export const forCompany = <S extends z.ZodRawShape>(query: z.ZodObject<S>) => shape({ ...query.shape, ...company });

/** What each call about an account may answer. */
export const SCOPE_PROBLEMS = ['finance.hidden', 'finance.choose_company', 'finance.company_unknown'] as const;

export const finance = routes({
  list: {
    method: 'GET',
    path: '/finance/get-finances',
    access: FINANCE_READERS,
    query: forCompany(FinanceListQuery),
    answer: FinanceRecord,
    paged: true,
    problems: SCOPE_PROBLEMS,
    summary: 'The bookings on the account of the company with the running balance, the newest first.',
  },
  info: {
    method: 'GET',
    path: '/finance/get-finance-info',
    access: FINANCE_READERS,
    query: forCompany(FinancePeriod),
    answer: FinanceInfo,
    problems: SCOPE_PROBLEMS,
    summary: 'Current debt, approved debt, debt outside currency and its age; balances and turnover of a period.',
  },
  debtNotice: {
    method: 'GET',
    path: '/finance/debt-notice',
    access: BUYERS_OF_COMPANY,
    answer: DebtNotice.nullable(),
    summary: 'What cart and checkout say about overdue debt; null where there is none, or the shop asks for nothing.',
  },
  ofOrder: {
    method: 'GET',
    path: '/finance/order-documents/{id}',
    access: FINANCE_READERS,
    params: ById,
    answer: z.array(FinanceRecord),
    problems: ['orders.not_found', 'finance.hidden'],
    summary: 'Invoices and credit notes of an order.',
  },
  slip: {
    method: 'GET',
    path: '/finance/payment-slips/{id}',
    access: FINANCE_READERS,
    params: ById,
    answer: PaymentSlip,
    problems: [
      'finance.record_unknown',
      'finance.hidden',
      'finance.nothing_to_pay',
      'orders.enter_supplier_first',
      'orders.papers_unavailable',
    ],
    summary: 'What to write on the payment slip for an open amount.',
  },
});

export type FinanceFilter = z.output<typeof FinanceFilter>;
export type FinanceInfo = z.output<typeof FinanceInfo>;
export type FinanceKind = z.output<typeof FinanceKind>;
export type FinanceRecord = z.output<typeof FinanceRecord>;
export type FinanceSort = (typeof FINANCE_SORTS)[number];
export type PaymentSlip = z.output<typeof PaymentSlip>;
