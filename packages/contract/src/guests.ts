import { z } from 'zod';
import { EVERYONE, routes } from './route.ts';
import { Id, Instant, Phone, longText, name, shape } from './shapes.ts';

/** What a guest tells of himself with an order. The order keeps it, nothing else does. */
export const GuestDetails = shape({
  firstName: name(100),
  lastName: name(100),
  email: name(254).pipe(z.email()),
  phoneNumber: Phone,
  /** Needed where the goods are sent. */
  address: shape({ street: name(200), townId: Id, note: longText(2_000).optional() })
    .nullable()
    .default(null),
});

/** Of an order's link: 256 bits, as base64url. */
const LinkToken = z.string().regex(/^[\w-]{43}$/);

export const guests = routes({
  begin: {
    method: 'POST',
    path: '/guests/begin',
    access: ['guest'],
    answer: shape({ token: z.string(), expiresAt: Instant, userId: Id }),
    limit: { requests: 300, seconds: 3_600 },
    summary: 'A token with a cart of its own for a guest of an open shop, who is about to put something into it.',
  },
  openOrder: {
    method: 'POST',
    path: '/guests/open-order',
    access: EVERYONE,
    body: shape({ token: LinkToken }),
    answer: shape({ token: z.string(), expiresAt: Instant, orderId: Id }),
    limit: { requests: 300, seconds: 3_600 },
    problems: ['guests.link_unknown'],
    summary: 'Exchanges the token of the link in a mail about a guest’s order for one that opens just that order.',
  },
});

export type GuestDetails = z.output<typeof GuestDetails>;
