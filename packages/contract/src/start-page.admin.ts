import { z } from 'zod';
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
  'reviews',
  'jobApplications',
  'lowStock',
  'debtors',
  'searchesWithoutHits',
  'failedMails',
  'failedJobs',
  'failedEvents',
] as const;

export const StartPage = shape({
  queues: z.array(shape({ queue: z.enum(WORK_QUEUES), count: z.int().min(0), oldest: Instant.nullable() })),
  hiddenArticles: z.int(),
  /** Oldest first. */
  waitingOrders: z.array(AdminOrderRow),
  lowStock: z.array(shape({ id: Id, code: z.string(), title: z.string(), available: z.int(), lowLevel: z.int() })),
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
});

export type WorkQueue = (typeof WORK_QUEUES)[number];
export type StartPage = z.output<typeof StartPage>;
