import { z } from 'zod';
import type { Capability } from './capabilities.ts';
import { AdminOrderRow } from './orders.admin.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { Day, Id, Instant, shape, Sum } from './shapes.ts';

/** What waits for staff, in the order in which the start page shows it. */
export const WORK_QUEUES = [
  'approval',
  'shipping',
  'notDelivered',
  'preOrders',
  'unpaid',
  'complaints',
  'accountRequests',
  'dataChanges',
  'availabilityRequests',
  'presentations',
  'withdrawals',
  'questions',
  'reviews',
  'jobApplications',
  'lowStock',
  'debtors',
  'searchesWithoutHits',
  'failedMails',
  'failedJobs',
  'failedEvents',
] as const;

/** What somebody has to be allowed to do to open the page of a queue. */
export const QUEUE_CAPABILITIES: Readonly<Record<(typeof WORK_QUEUES)[number], Capability>> = {
  approval: 'decideOrders',
  shipping: 'shipOrders',
  notDelivered: 'shipOrders',
  preOrders: 'viewOrders',
  unpaid: 'viewOrders',
  complaints: 'handleComplaints',
  accountRequests: 'manageAccounts',
  dataChanges: 'editCustomers',
  availabilityRequests: 'answerRequests',
  presentations: 'answerRequests',
  withdrawals: 'answerRequests',
  questions: 'answerQuestions',
  reviews: 'answerRequests',
  jobApplications: 'handleJobApplications',
  lowStock: 'viewStock',
  debtors: 'viewFinance',
  searchesWithoutHits: 'editContent',
  failedMails: 'operateShop',
  failedJobs: 'operateShop',
  failedEvents: 'operateShop',
};

export const StartPage = shape({
  /** Those whose page the caller may open. */
  queues: z.array(shape({ queue: z.enum(WORK_QUEUES), count: z.int().min(0), oldest: Instant.nullable() })),
  hiddenArticles: z.int(),
  /** Oldest first; null for those who do not approve orders. */
  waitingOrders: z.array(AdminOrderRow).nullable(),
  /** Null for those who do not see the stock. */
  lowStock: z
    .array(shape({ id: Id, code: z.string(), title: z.string(), available: z.int(), lowLevel: z.int() }))
    .nullable(),
  /** Net sales and orders since midnight, and the sales of the same weekday a week ago. */
  today: shape({ amount: Sum, orders: z.int(), weekAgo: Sum }),
  /** Orders that customers fetch themselves, by the branch in which they wait. */
  branches: z.array(shape({ id: Id, title: z.string(), orders: z.int(), amount: Sum })),
  /** Net sales of each of the last 30 business days, and of the 30 before. */
  sales: z.array(shape({ day: Day, amount: Sum, previous: Sum })),
});

export const adminStart = routes({
  start: {
    method: 'GET',
    path: '/admin/start',
    access: BACK_OFFICE,
    answer: StartPage,
    summary: 'What waits for staff, and how sales go.',
  },
  waiting: {
    method: 'GET',
    path: '/admin/start/waiting',
    access: BACK_OFFICE,
    answer: z.array(shape({ queue: z.enum(WORK_QUEUES), count: z.int().min(0) })),
    summary:
      'How much waits in each queue that the caller may open: the badges of the menu. Low stock is not among them.',
  },
});

export type WorkQueue = (typeof WORK_QUEUES)[number];
export type StartPage = z.output<typeof StartPage>;
