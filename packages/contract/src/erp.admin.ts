import { z } from 'zod';
import { PRICE_LINE_ERRORS } from './articles.price-changes.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, Id, Instant, ListRequest, shape } from './shapes.ts';

export const ERP_ORDER_VIEWS = ['all', 'queued', 'refused', 'sent'] as const;

export const ErpOrder = shape({
  /** The order's. */
  id: Id,
  number: z.string(),
  customer: z.string(),
  state: z.enum(['queued', 'sent', 'refused']),
  attempts: z.int().min(0),
  queuedAt: Instant,
  sentAt: Instant.nullable(),
  /** What the ERP answered, or why there was no answer. */
  error: z.string().nullable(),
});

export const ERP_REFUSAL_VIEWS = ['all', 'prices', 'stock', 'finance'] as const;

/** Prices, a count or a booking that the shop could not take over. It tries again with each run. */
export const ErpRefusal = shape({
  id: Id,
  stream: z.enum(['prices', 'stock', 'finance']),
  /** As the ERP has it; of a booking the customer and the number. */
  code: z.string(),
  /** The article with the code; null where the shop has none. */
  articleId: Id.nullable(),
  title: z.string(),
  /**
   * `unreadable`: the record has not the form of the interface; `below_reserved`: orders reserve more than was counted; `unknown_company`:
   * the shop has no customer with this number; `no_document`: the booking was saved, but its PDF could not be had.
   */
  reason: z.enum(['unreadable', 'below_reserved', 'unknown_company', 'no_document', ...PRICE_LINE_ERRORS]),
  /** What the ERP sent; null for what it left out. */
  vpc: z.number().nullable(),
  mpc: z.number().nullable(),
  onHand: z.number().nullable(),
  owes: z.number().nullable(),
  claims: z.number().nullable(),
  refusedAt: Instant,
});

export const adminErp = routes({
  orders: {
    method: 'POST',
    path: '/admin/erp/get-orders',
    access: BACK_OFFICE,
    body: shape({ ...ListRequest.shape, view: z.enum(ERP_ORDER_VIEWS).default('all') }),
    answer: ErpOrder,
    paged: true,
    reads: true,
    summary: 'Orders that the ERP is told of, the last change first.',
  },
  sendAgain: {
    method: 'PUT',
    path: '/admin/erp/orders/{id}/send-again',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found'],
    summary: 'Sends an order to the ERP once more; what the ERP has booked already it does not book again.',
  },
  refusals: {
    method: 'POST',
    path: '/admin/erp/get-refusals',
    access: BACK_OFFICE,
    body: shape({ ...ListRequest.shape, view: z.enum(ERP_REFUSAL_VIEWS).default('all') }),
    answer: ErpRefusal,
    paged: true,
    reads: true,
    summary: 'Prices, counts and bookings of the ERP that the shop could not take over, the last first.',
  },
});

export type ErpRefusal = z.output<typeof ErpRefusal>;
export type ErpOrder = z.output<typeof ErpOrder>;
