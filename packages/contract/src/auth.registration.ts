import { z } from 'zod';
import { Login, Session } from './auth.ts';
import { LinkToken, LONGEST_PASSWORD, SHORTEST_PASSWORD } from './auth.passwords.ts';
import { EVERYONE, routes } from './route.ts';
import { Done, plainName, shape } from './shapes.ts';

export const LONGEST_REGISTERED_EMAIL = 200;

/** What a private customer enters to get an account. */
export const RegistrationForm = shape({
  firstName: plainName(60),
  lastName: plainName(60),
  email: z.string().trim().min(1).pipe(z.email().max(LONGEST_REGISTERED_EMAIL)),
  password: z.string().min(SHORTEST_PASSWORD).max(LONGEST_PASSWORD),
  acceptsTerms: z.boolean().refine((accepts) => accepts, { error: 'terms' }),
});

export const registration = routes({
  register: {
    method: 'POST',
    path: '/users/register',
    access: EVERYONE,
    body: RegistrationForm,
    answer: Done,
    idempotent: true,
    limit: { requests: 10, seconds: 3_600, freeRequests: 5 },
    problems: ['auth.private_closed', 'auth.password_refused', 'auth.busy'],
    summary:
      'Asks for the account of a private customer in an open shop; the same answer for known and unknown addresses. The account is ' +
      'created when the mailed link is used.',
  },
  confirm: {
    method: 'POST',
    path: '/users/confirm-registration',
    access: EVERYONE,
    body: shape({
      token: LinkToken,
      /** The one of the registration: the reader of the mail is also the one who registered. */
      password: z.string().min(1).max(LONGEST_PASSWORD),
      guestToken: Login.shape.guestToken,
      deviceToken: Login.shape.deviceToken,
    }),
    answer: Session,
    limit: { requests: 30, seconds: 600, freeRequests: 15 },
    problems: [
      'auth.link_expired',
      'auth.link_expired_plain',
      'auth.password_refused',
      'auth.email_taken',
      'auth.private_closed',
      'auth.busy',
    ],
    summary:
      'Creates the account of a registration with the token of its mailed link and logs in; a guest’s cart joins it, once. ' +
      'Uses up the link.',
  },
});

export type RegistrationForm = z.output<typeof RegistrationForm>;
