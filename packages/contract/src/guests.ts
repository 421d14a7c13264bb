import { z } from 'zod';
import { EVERYONE, routes } from './route.ts';
import { ById, Done, Id, Instant, Phone, Price, longText, name, plainName, shape } from './shapes.ts';

const COUNT = z.int().min(1);

/** How much one order of a guest may hold. */
export const GuestOrderBounds = shape({
  lines: COUNT.max(500),
  /** Pieces of one line. */
  quantity: COUNT.max(9_999),
  /** KM with VAT and delivery. */
  total: Price.min(1),
});

/** What guests may order, and for how long goods are set aside for an address that nobody has confirmed. */
export const GuestOrderRules = shape({
  ...GuestOrderBounds.shape,
  /** Orders that are neither confirmed nor paid yet, of one guest, e-mail address or network; four confirmed ones that wait for staff are one. */
  openOrders: COUNT.max(10_000),
  /** KM: what those orders may come to. */
  openTotal: Price.min(1),
  /** New orders of one e-mail address or network. */
  ordersPerHour: COUNT.max(10_000),
  /** Hours until an order is cancelled whose e-mail address was not confirmed. */
  confirmHours: COUNT.max(168),
});

/** What a guest enters about themselves with an order. Only the order stores it. */
export const GuestDetails = shape({
  firstName: plainName(100),
  lastName: plainName(100),
  email: name(254).pipe(z.email()),
  phoneNumber: Phone,
  /** Needed where the goods are sent. */
  address: shape({ street: plainName(200), townId: Id, note: longText(2_000).optional() })
    .nullable()
    .default(null),
});

/** Of an order's link: 256 bits, as base64url. */
export const LinkToken = z.string().regex(/^[\w-]{43}$/);

export const guests = routes({
  begin: {
    method: 'POST',
    path: '/guests/begin',
    access: ['guest'],
    answer: shape({ token: z.string(), expiresAt: Instant, userId: Id }),
    limit: { requests: 300, seconds: 3_600, freeRequests: 100 },
    summary: 'A token with a cart of its own for a guest of an open shop, who is about to put something into it.',
  },
  openOrder: {
    method: 'POST',
    path: '/guests/open-order',
    access: EVERYONE,
    body: shape({ token: LinkToken }),
    answer: shape({ token: z.string(), expiresAt: Instant, orderId: Id }),
    limit: { requests: 300, seconds: 3_600, freeRequests: 100 },
    problems: ['guests.link_unknown'],
    summary: 'Exchanges the token of the link in a mail about a guest’s order for one that opens just that order.',
  },
  confirmEmail: {
    method: 'POST',
    path: '/guests/confirm-email',
    access: EVERYONE,
    body: shape({ token: LinkToken }),
    answer: shape({ orderId: Id, orderNumber: z.string() }),
    limit: { requests: 300, seconds: 3_600, freeRequests: 100 },
    problems: ['guests.confirmation_unknown', 'guests.confirmation_over'],
    summary: 'Confirms the e-mail address of a guest’s order with the token of the link in its mail; twice is once.',
  },
  resendConfirmation: {
    method: 'POST',
    path: '/guests/resend-confirmation/{id}',
    access: ['guest_buyer', 'order_holder'],
    params: ById,
    answer: Done,
    problems: ['orders.not_found', 'guests.nothing_to_confirm', 'guests.too_many_mails'],
    summary: 'Sends the mail with the link that confirms the address of an own order once more.',
  },
});

export type GuestOrderBounds = z.output<typeof GuestOrderBounds>;
export type GuestDetails = z.output<typeof GuestDetails>;
