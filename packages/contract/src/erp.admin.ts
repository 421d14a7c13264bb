import { z } from 'zod';
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
});

export type ErpOrder = z.output<typeof ErpOrder>;
