import { z } from 'zod';
import { BACK_OFFICE, routes } from './route.ts';
import { Id, Instant, ListRequest, shape } from './shapes.ts';

/** A decision of somebody, as it was made. */
const ConsentRecord = shape({
  id: Id,
  at: Instant,
  purpose: z.enum(['terms', 'measurement']),
  isGiven: z.boolean(),
  source: z.enum(['registration', 'banner', 'profile']),
  /** Of the wording; null where it has no versions. */
  version: z.int().nullable(),
  /** The user who was logged in; null for a visitor. */
  userName: z.string().nullable(),
  /** The random name of the browser. */
  visitor: z.string().nullable(),
  /** Whose script it is about. */
  scriptOrigin: z.string().nullable(),
});

export const adminConsents = routes({
  list: {
    method: 'POST',
    path: '/admin/consents/get-consents',
    reads: true,
    access: BACK_OFFICE,
    body: shape({ ...ListRequest.shape, view: z.enum(['all', 'terms', 'measurement']).default('all') }),
    answer: ConsentRecord,
    paged: true,
    summary: 'What people have agreed to or refused, the newest first.',
  },
});

export type ConsentRecord = z.output<typeof ConsentRecord>;
