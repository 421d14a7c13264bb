import { isBankAccount } from '@sjaj/domain';
import { z } from 'zod';
import { routes } from './route.ts';
import { ById, Day, Id, Instant, longText, Quantity, shape } from './shapes.ts';

/** Who buys as a consumer: the right of withdrawal is theirs, companies have none. */
const CONSUMERS = ['private', 'guest_buyer', 'order_holder'] as const;

const MOST_LINES = 500;
const LONGEST_NOTE = 1_000;

export const WithdrawalForm = shape({
  lines: z
    .array(shape({ lineId: Id, quantity: Quantity }))
    .min(1)
    .max(MOST_LINES),
  /** For money that was not paid by card. */
  refundAccount: z
    .string()
    .trim()
    .max(40)
    .refine((typed) => typed === '' || isBankAccount(typed), { error: 'account_number' })
    .default(''),
  note: longText(LONGEST_NOTE).default(''),
});

const Withdrawal = shape({
  id: Id,
  createdAt: Instant,
  goods: z.string(),
  isLate: z.boolean(),
  outcome: z.enum(['accepted', 'refused']).nullable(),
  /** What staff have answered. */
  answer: z.string().nullable(),
});

export const OrderWithdrawals = shape({
  /** Whether something is left to withdraw from, in an order that is neither cancelled nor unpaid. */
  canWithdraw: z.boolean(),
  /** The last day of the period; null where nobody knows yet when the goods were received. */
  until: Day.nullable(),
  isOver: z.boolean(),
  /** How long the period is, from the receipt of the goods. */
  days: z.int(),
  /** What the declaration names of the buyer. */
  buyer: shape({ name: z.string(), address: z.string(), email: z.string() }),
  lines: z.array(shape({ lineId: Id, code: z.string(), title: z.string(), unit: z.string(), left: z.int().min(0) })),
  withdrawals: z.array(Withdrawal),
});

export const withdrawals = routes({
  ofOrder: {
    method: 'GET',
    path: '/orders/{id}/withdrawals',
    access: CONSUMERS,
    params: ById,
    answer: OrderWithdrawals,
    problems: ['orders.not_found'],
    summary: 'What a consumer can withdraw from of an own order, until when, and the withdrawals so far.',
  },
  create: {
    method: 'POST',
    path: '/orders/{id}/withdrawals',
    access: CONSUMERS,
    params: ById,
    body: WithdrawalForm,
    answer: OrderWithdrawals,
    idempotent: true,
    limit: { requests: 20, seconds: 3_600, freeRequests: 10 },
    problems: ['orders.not_found', 'withdrawals.not_possible', 'withdrawals.above_line'],
    summary:
      'Declares the withdrawal from a purchase, without a reason, and mails the declaration. One after the period is accepted; ' +
      '`isLate` says so.',
  },
});

export type WithdrawalForm = z.output<typeof WithdrawalForm>;
export type OrderWithdrawals = z.output<typeof OrderWithdrawals>;
