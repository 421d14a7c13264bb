import { z } from 'zod';
import { CUSTOMERS, routes, SHOPPERS } from './route.ts';
import { Day, Id, Instant, shape, sortedList } from './shapes.ts';

export const BONUS_CUSTOMERS = ['all', 'companies', 'private'] as const;
export const BonusCustomers = z.enum(BONUS_CUSTOMERS);

export const BonusRule = shape({
  id: Id,
  /** Points for each KM of goods, without VAT and delivery. */
  pointsPerKm: z.number().positive(),
  /** Null for all categories. */
  category: z.string().nullable(),
  /** Null for all brands. */
  brand: z.string().nullable(),
  customers: BonusCustomers,
  startsOn: Day,
  /** The last day; null without end. */
  endsOn: Day.nullable(),
});

const BONUS_KINDS = ['earned', 'returned', 'settled'] as const;

export const BonusEntry = shape({
  id: Id,
  at: Instant,
  kind: z.enum(BONUS_KINDS),
  /** Negative where points were taken back or settled. */
  points: z.int(),
  /** The id is null where the caller may not open the order; the whole is null for what was settled. */
  order: shape({ id: Id.nullable(), number: z.string() }).nullable(),
  /** Why staff settled the points; null for the other kinds. */
  reason: z.string().nullable(),
});

/** Negative where goods came back whose points were settled already. */
const Balance = z.int();

export const BonusAccount = shape({ balance: Balance });

export const bonus = routes({
  rules: {
    method: 'GET',
    path: '/bonus/rules',
    access: SHOPPERS,
    answer: z.array(BonusRule),
    shared: true,
    summary: 'The rules of the bonus programme that apply today or later.',
  },
  account: {
    method: 'GET',
    path: '/bonus/account',
    access: CUSTOMERS,
    answer: BonusAccount,
    problems: ['bonus.hidden'],
    summary: 'The bonus points of the caller’s company, or of a private customer.',
  },
  entries: {
    method: 'POST',
    path: '/bonus/get-entries',
    reads: true,
    access: CUSTOMERS,
    body: sortedList(z.enum(['default', 'createdDate']).default('default')),
    answer: BonusEntry,
    paged: true,
    problems: ['bonus.hidden'],
    summary:
      'Points that were earned, taken back and settled, by default the newest first; `quickSearch` finds order and reason.',
  },
});

export type BonusCustomers = z.output<typeof BonusCustomers>;
export type BonusRule = z.output<typeof BonusRule>;
export type BonusEntry = z.output<typeof BonusEntry>;
