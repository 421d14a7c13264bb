import { z } from 'zod';
import { BACK_OFFICE, routes } from './route.ts';
import { Day, Id, ids, Km, ListRequest, NearDay, shape } from './shapes.ts';
import { FILE, FILES, PERIOD_FILE_PROBLEMS, PERIOD_PROBLEMS, READS } from './reports.admin.ts';

/** What revenue can be listed by. */
export const REVENUE_DIMENSIONS = [
  'day',
  'month',
  'category',
  'brand',
  'article',
  'company',
  'representative',
] as const;
export const REVENUE_SORTS = [
  'default',
  'title',
  'revenue',
  'previous',
  'change',
  'quantity',
  'orders',
  'margin',
] as const;
/** The period that another is compared with: the days just before it, or the same days a year ago. */
const COMPARED_PERIODS = ['previous', 'year'] as const;

const MOST_CHOSEN = 50;

const REVENUE_FILTER = {
  /** Business days, both included; ten years at most. */
  from: NearDay,
  to: NearDay,
  compareWith: z.enum(COMPARED_PERIODS).default('previous'),
  categoryIds: ids(MOST_CHOSEN),
  brandIds: ids(MOST_CHOSEN),
  companyIds: ids(MOST_CHOSEN),
  representativeIds: ids(MOST_CHOSEN),
  articleIds: ids(MOST_CHOSEN),
} as const;

const REVENUE_LIST = {
  ...REVENUE_FILTER,
  by: z.enum(REVENUE_DIMENSIONS).default('day'),
  sortBy: z.enum(REVENUE_SORTS).default('default'),
  isSortAscending: z.boolean().default(false),
} as const;

/** Amounts without VAT and postage, after discounts and returns. */
const Figures = {
  revenue: Km,
  quantity: z.int(),
  /** Null where articles are counted: an order has several. */
  orders: z.int().nullable(),
  /** Of the goods whose cost is known; null for those who do not see costs, and where no cost is known. */
  margin: Km.nullable(),
  /** Percent of the revenue of these goods. */
  marginPercent: z.number().nullable(),
} as const;

export const RevenueRow = shape({
  /** Of the record; the day or month as a number. 0 for what has none: private customers, companies without a representative. */
  id: z.int().min(0),
  /** Empty where the id is 0. A day is one as ISO writes it. */
  title: z.string(),
  /** Of an article. */
  code: z.string().nullable(),
  ...Figures,
  /** Revenue of the period that is compared with. */
  previous: Km,
  /** Percent; null where nothing was sold before. */
  change: z.number().nullable(),
});

const REVENUE_INTERVALS = ['day', 'week', 'month'] as const;

export const RevenueTotals = shape({
  total: shape(Figures),
  previous: shape(Figures),
  /** The days that are compared with. */
  previousFrom: Day,
  previousTo: Day,
  /** What a point of the series covers. */
  interval: z.enum(REVENUE_INTERVALS),
  series: z.array(shape({ from: Day, revenue: Km, previous: Km })),
  /** Whether some goods have no known cost, so that the margin is not of all the revenue. */
  lacksCosts: z.boolean(),
});

export const adminRevenue = routes({
  choices: {
    method: 'GET',
    path: '/admin/reports/choices',
    access: BACK_OFFICE,
    answer: shape({
      companies: z.array(shape({ id: Id, title: z.string() })),
      representatives: z.array(shape({ id: Id, title: z.string() })),
    }),
    summary:
      'The companies and sales representatives that reports can be limited to, as far as the caller reaches them.',
  },
  revenue: {
    ...READS,
    path: '/admin/reports/get-revenue',
    body: shape({ ...ListRequest.shape, ...REVENUE_LIST }),
    answer: RevenueRow,
    paged: true,
    problems: PERIOD_PROBLEMS,
    summary:
      'Revenue and margin of a period by day, category, brand, article, company or representative, beside another period.',
  },
  revenueTotals: {
    ...READS,
    path: '/admin/reports/get-revenue-totals',
    body: shape(REVENUE_FILTER),
    answer: RevenueTotals,
    problems: PERIOD_PROBLEMS,
    summary: 'What the rows of the revenue report come to, and how it went over time.',
  },
  revenueFile: {
    ...FILES,
    path: '/admin/reports/export-revenue',
    body: shape({ ...FILE, ...REVENUE_LIST }),
    problems: PERIOD_FILE_PROBLEMS,
    summary: 'The revenue report as a spreadsheet.',
  },
});

type Calls = typeof adminRevenue;

export type RevenueDimension = (typeof REVENUE_DIMENSIONS)[number];
export type RevenueFilter = z.output<Calls['revenueTotals']['body']>;
export type RevenueRequest = z.output<Calls['revenue']['body']>;
export type RevenueRow = z.output<typeof RevenueRow>;
export type RevenueTotals = z.output<typeof RevenueTotals>;
