import { z } from 'zod';
import { BACK_OFFICE, routes } from './route.ts';
import { Day, Done, Id, ids, Instant, Km, ListRequest, NearDay, shape, Sum } from './shapes.ts';

const MOST_CHOSEN = 50;
const PERIOD = { from: NearDay, to: NearDay } as const;

/** Two articles that are bought in the same orders, as seen from the first. */
export const ArticlePair = shape({
  id: z.int().min(1),
  articleId: Id,
  code: z.string(),
  title: z.string(),
  otherId: Id,
  otherCode: z.string(),
  otherTitle: z.string(),
  /** With both; and with the first at all. */
  orders: z.int().min(1),
  articleOrders: z.int().min(1),
  /** Percent of the orders with the first that have the other, too. */
  share: z.number(),
  /** How many times more often than by chance. */
  lift: z.number(),
});
export const PAIR_SORTS = ['default', 'orders', 'share', 'lift'] as const;

const PAIRS = {
  ...PERIOD,
  articleIds: ids(MOST_CHOSEN),
  sortBy: z.enum(PAIR_SORTS).default('default'),
  isSortAscending: z.boolean().default(false),
} as const;

/** An article that lies in stock and is not bought. */
export const DeadStockRow = shape({
  id: Id,
  code: z.string(),
  title: z.string(),
  brand: z.string(),
  available: z.int(),
  /** At cost; null for those who do not see costs, and where no cost is known. */
  value: Sum.nullable(),
  /** At the wholesale price. */
  priceValue: Sum,
  lastSoldOn: Day.nullable(),
  /** Since it was last sold, or since it was added. */
  days: z.int().min(0),
});
export const DEAD_STOCK_VIEWS = ['days180', 'days90', 'days365'] as const;
export const DEAD_STOCK_SORTS = ['default', 'title', 'available', 'value', 'priceValue', 'days'] as const;

const DEAD_STOCK = {
  view: z.enum(DEAD_STOCK_VIEWS).default('days180'),
  brandIds: ids(MOST_CHOSEN),
  categoryIds: ids(MOST_CHOSEN),
  sortBy: z.enum(DEAD_STOCK_SORTS).default('default'),
  isSortAscending: z.boolean().default(false),
} as const;

/** A text that was searched for and found nothing. */
export const LostSearch = shape({
  id: z.int().min(1),
  text: z.string(),
  searches: z.int().min(1),
  /** In as many days before. */
  previous: z.int().min(0),
  lastAt: Instant,
});
export const LOST_SEARCH_SORTS = ['default', 'text', 'searches', 'previous', 'lastAt'] as const;

const LOST_SEARCHES = {
  ...PERIOD,
  sortBy: z.enum(LOST_SEARCH_SORTS).default('default'),
  isSortAscending: z.boolean().default(false),
} as const;

/** A company that has ordered regularly and no longer does. */
export const LapsedCustomer = shape({
  id: Id,
  title: z.string(),
  town: z.string(),
  phone: z.string().nullable(),
  representatives: z.string(),
  lastOrderOn: Day,
  days: z.int().min(0),
  /** Days that usually lay between its orders. */
  usualGap: z.int().min(1),
  /** How many of its usual gaps have passed. */
  missed: z.number(),
  /** In the year up to its last order. */
  yearRevenue: Sum,
});
export const LAPSED_SORTS = ['default', 'title', 'days', 'usualGap', 'missed', 'yearRevenue'] as const;

const LAPSED = {
  representativeIds: ids(MOST_CHOSEN),
  sortBy: z.enum(LAPSED_SORTS).default('default'),
  isSortAscending: z.boolean().default(false),
} as const;

/** What a company owes, by the age of the debt. */
export const DebtAgeRow = shape({
  id: Id,
  title: z.string(),
  representatives: z.string(),
  debt: Km,
  notDue: Sum,
  days30: Sum,
  days60: Sum,
  days90: Sum,
  over90: Sum,
  creditLimit: Sum,
});
export const DEBT_VIEWS = ['owing', 'overdue'] as const;
export const DEBT_SORTS = ['default', 'title', 'debt', 'notDue', 'days30', 'days60', 'days90', 'over90'] as const;
export const DebtTotals = DebtAgeRow.pick({ notDue: true, days30: true, days60: true, days90: true, over90: true });

const DEBTS = {
  view: z.enum(DEBT_VIEWS).default('owing'),
  representativeIds: ids(MOST_CHOSEN),
  sortBy: z.enum(DEBT_SORTS).default('default'),
  isSortAscending: z.boolean().default(false),
} as const;

const PAGE = ListRequest.shape;
const SEARCH = { quickSearch: ListRequest.shape.quickSearch } as const;
export const FILE = { ...SEARCH, sheet: z.enum(['xlsx', 'csv']).default('xlsx') } as const;

/** What the calls of all reports have in common. */
export const READS = { method: 'POST', access: BACK_OFFICE, reads: true } as const;
export const PERIOD_PROBLEMS = ['reports.period'] as const;
const FILE_PROBLEMS = ['lists.too_many_for_file'] as const;
export const FILES = {
  ...READS,
  answer: Done,
  download: true,
  limit: { requests: 20, seconds: 60 },
  problems: FILE_PROBLEMS,
} as const;
export const PERIOD_FILE_PROBLEMS = [...FILE_PROBLEMS, ...PERIOD_PROBLEMS] as const;

export const adminReports = routes({
  pairs: {
    ...READS,
    path: '/admin/reports/get-article-pairs',
    body: shape({ ...PAGE, ...PAIRS }),
    answer: ArticlePair,
    paged: true,
    problems: PERIOD_PROBLEMS,
    summary: 'What is bought together, in the newest 5,000 orders of the period: with certain articles, or at all.',
  },
  pairsFile: {
    ...FILES,
    path: '/admin/reports/export-article-pairs',
    body: shape({ ...FILE, ...PAIRS }),
    problems: PERIOD_FILE_PROBLEMS,
    summary: 'What is bought together as a spreadsheet.',
  },
  deadStock: {
    ...READS,
    path: '/admin/reports/get-dead-stock',
    body: shape({ ...PAGE, ...DEAD_STOCK }),
    answer: DeadStockRow,
    paged: true,
    summary: 'Articles in stock that nobody has ordered for 90, 180 or 365 days.',
  },
  deadStockFile: {
    ...FILES,
    path: '/admin/reports/export-dead-stock',
    body: shape({ ...FILE, ...DEAD_STOCK }),
    summary: 'Articles in stock that nobody orders as a spreadsheet.',
  },
  lostSearches: {
    ...READS,
    path: '/admin/reports/get-lost-searches',
    body: shape({ ...PAGE, ...LOST_SEARCHES }),
    answer: LostSearch,
    paged: true,
    problems: PERIOD_PROBLEMS,
    summary: 'What was searched for without finding anything, as far back as the log of searches goes: 90 days.',
  },
  lostSearchesFile: {
    ...FILES,
    path: '/admin/reports/export-lost-searches',
    body: shape({ ...FILE, ...LOST_SEARCHES }),
    problems: PERIOD_FILE_PROBLEMS,
    summary: 'Searches without a result as a spreadsheet.',
  },
  lapsedCustomers: {
    ...READS,
    path: '/admin/reports/get-lapsed-customers',
    body: shape({ ...PAGE, ...LAPSED }),
    answer: LapsedCustomer,
    paged: true,
    summary: 'Companies whose usual time between two orders has passed twice without an order.',
  },
  lapsedCustomersFile: {
    ...FILES,
    path: '/admin/reports/export-lapsed-customers',
    body: shape({ ...FILE, ...LAPSED }),
    summary: 'Companies that have stopped ordering as a spreadsheet.',
  },
  debts: {
    ...READS,
    path: '/admin/reports/get-debts',
    body: shape({ ...PAGE, ...DEBTS }),
    answer: DebtAgeRow,
    paged: true,
    summary: 'What companies owe, by how long it has been due.',
  },
  debtTotals: {
    ...READS,
    path: '/admin/reports/get-debt-totals',
    body: shape({ representativeIds: DEBTS.representativeIds }),
    answer: DebtTotals,
    summary: 'What all companies that the caller reaches owe, by how long it has been due.',
  },
  debtsFile: {
    ...FILES,
    path: '/admin/reports/export-debts',
    body: shape({ ...FILE, ...DEBTS }),
    summary: 'What companies owe as a spreadsheet.',
  },
});

type Calls = typeof adminReports;
type BodyOf<Call extends keyof Calls> = z.output<Calls[Call]['body']>;

export type PairsRequest = BodyOf<'pairs'>;
export type ArticlePair = z.output<typeof ArticlePair>;
export type DeadStockRequest = BodyOf<'deadStock'>;
export type DeadStockRow = z.output<typeof DeadStockRow>;
export type LostSearchesRequest = BodyOf<'lostSearches'>;
export type LostSearch = z.output<typeof LostSearch>;
export type LapsedRequest = BodyOf<'lapsedCustomers'>;
export type LapsedCustomer = z.output<typeof LapsedCustomer>;
export type DebtsRequest = BodyOf<'debts'>;
export type DebtAgeRow = z.output<typeof DebtAgeRow>;
export type DebtTotals = z.output<typeof DebtTotals>;
