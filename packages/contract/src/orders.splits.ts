import { z } from 'zod';
import { OrderRow } from './orders.view.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Id, shape } from './shapes.ts';

const MOST_MERGED = 20;
const Version = z.int().min(1);
/** An order that a command made. */
const Made = shape({ id: Id, orderNumber: z.string() });

/** Why an order cannot be merged with another one. */
export const MERGE_OBSTACLES = ['company', 'status', 'address', 'delivery', 'payment'] as const;

export const MergeCandidate = shape({
  ...OrderRow.shape,
  version: Version,
  /** Null where it can join. */
  obstacle: z.enum(MERGE_OBSTACLES).nullable(),
});

export const Merge = shape({
  /** The first one gives the orderer, the contact and the terms. Versions are those that the caller has seen. */
  orders: z
    .array(shape({ id: Id, version: Version }))
    .min(2)
    .max(MOST_MERGED)
    .refine((orders) => new Set(orders.map(({ id }) => id)).size === orders.length, { error: 'duplicate' }),
});

export const Split = shape({
  version: Version,
  /** How many of each line go to the second order; lines that are not named stay in the first. */
  lines: z
    .array(shape({ lineId: Id, quantity: z.int().min(0).max(9_999) }))
    .min(1)
    .max(1_000)
    .refine((lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length, { error: 'duplicate' }),
});

export const orderParts = routes({
  mergeCandidates: {
    method: 'GET',
    path: '/admin/orders/{id}/merge-candidates',
    access: BACK_OFFICE,
    params: ById,
    answer: z.array(MergeCandidate),
    problems: ['orders.not_found'],
    summary: 'Open orders of the same company, the asked one first, and what keeps each from being merged with it.',
  },
  merge: {
    method: 'POST',
    path: '/admin/orders/merge',
    access: BACK_OFFICE,
    body: Merge,
    answer: Made,
    idempotent: true,
    problems: [
      'orders.not_found',
      'orders.changed_meanwhile',
      'orders.transition_not_allowed',
      'orders.merge_differs',
      'cart.total_too_high',
    ],
    summary: 'Makes one new order of several of a company; these are closed and point to it.',
  },
  split: {
    method: 'POST',
    path: '/admin/orders/{id}/split',
    access: BACK_OFFICE,
    params: ById,
    body: Split,
    answer: shape({ first: Made, second: Made }),
    idempotent: true,
    problems: [
      'orders.not_found',
      'orders.changed_meanwhile',
      'orders.transition_not_allowed',
      'orders.split_empty',
      'orders.split_paid_by_card',
      'orders.split_beyond_line',
      'orders.email_unconfirmed',
    ],
    summary: 'Makes two new orders of one, which is closed; their figures add up to it.',
  },
});

export type MergeCandidate = z.output<typeof MergeCandidate>;
export type Merge = z.output<typeof Merge>;
export type Split = z.output<typeof Split>;
