import { z } from 'zod';
import { CUSTOMERS, routes } from './route.ts';
import { Id, shape, Sum } from './shapes.ts';

/** Orders that wait for somebody, counted. */
const OrderCounts = shape({
  open: z.int().min(0),
  /** Held until a company admin approves them. */
  waitingForApproval: z.int().min(0),
  unpaid: z.int().min(0),
});

/** What the orders of the last twelve months come to: without VAT for companies, with VAT for private customers. */
const Spending = shape({
  /** The current month is the last one. Months without orders are 0. */
  months: z.array(shape({ month: z.string(), amount: Sum })).length(12),
  /** By main category, the largest first; the last one, without an id, holds the rest. */
  categories: z.array(shape({ id: Id.nullable(), title: z.string().nullable(), amount: Sum })),
  /** Since the first of January, and the same days of last year. */
  thisYear: Sum,
  lastYear: Sum,
});

export const OrdersOverview = shape({
  counts: OrderCounts,
  /** Null where the caller may not see prices. */
  spending: Spending.nullable(),
});

export const ordersOverview = routes({
  one: {
    method: 'GET',
    path: '/orders/overview',
    access: CUSTOMERS,
    answer: OrdersOverview,
    summary: 'What waits among the orders of the caller or the company, and what they come to by month and category.',
  },
});

export type OrdersOverview = z.output<typeof OrdersOverview>;
