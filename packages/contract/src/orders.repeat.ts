import { z } from 'zod';
import { CUSTOMERS, routes } from './route.ts';
import { ById, Id, Quantity, SeenPrice, shape } from './shapes.ts';

/** What is not as it was when it was ordered. */
const REPEAT_CHANGES = ['price_up', 'price_down', 'short', 'quantity', 'not_sellable'] as const;

/** A line of an order as it would be ordered again. */
export const RepeatLine = shape({
  lineId: Id,
  articleId: Id,
  code: z.string(),
  title: z.string(),
  slug: z.string(),
  unit: z.string(),
  imageUrl: z.string().nullable(),
  placeholder: z.string(),
  ordered: Quantity,
  /** The nearest quantity that can be ordered today; null where the article is no longer sold. */
  quantity: Quantity.nullable(),
  minimumQuantity: Quantity,
  packSize: Quantity,
  available: z.int(),
  /** How many are in the open cart already. */
  inCart: z.int().min(0),
  previousPrice: SeenPrice,
  /** The unit price that this quantity has today. */
  price: SeenPrice,
  changes: z.array(z.enum(REPEAT_CHANGES)),
});

const Repeated = shape({
  added: z.int(),
  left: z.array(shape({ code: z.string(), title: z.string(), reason: z.string() })),
});

export const repeating = routes({
  review: {
    method: 'GET',
    path: '/orders/{id}/repeat-review',
    access: CUSTOMERS,
    params: ById,
    answer: z.array(RepeatLine),
    problems: ['orders.not_found'],
    summary: 'The lines of an order as they would be ordered today, and what has changed since.',
  },
  lines: {
    method: 'POST',
    path: '/orders/repeat-order/{id}/lines',
    access: CUSTOMERS,
    params: ById,
    body: shape({
      lines: z
        .array(shape({ lineId: Id, quantity: Quantity }))
        .min(1)
        .max(500),
    }),
    answer: Repeated,
    idempotent: true,
    problems: ['orders.not_found', 'orders.line_not_found', 'cart.too_many_lines', 'cart.total_too_high'],
    summary: 'Puts chosen lines of an order into the open cart at prices of today.',
  },
});

export type RepeatLine = z.output<typeof RepeatLine>;
export type RepeatChange = (typeof REPEAT_CHANGES)[number];
