import { z } from 'zod';
import { EVERYONE, routes } from './route.ts';
import { Done, Id, shape } from './shapes.ts';

export const LONGEST_PASSWORD = 128;
export const SHORTEST_PASSWORD = 10;
export const SHORTEST_STAFF_PASSWORD = 12;

/** A new password of a customer; the server asks staff for more. Its strength is checked against the names that it must not be. */
const NewPassword = z.string().min(SHORTEST_PASSWORD).max(LONGEST_PASSWORD);

/** The part of a mailed link after `#token=`. Any other text is answered like an unknown token. */
export const LinkToken = z.string().trim().min(1).max(200);

/** Guessing 256 bits is hopeless; the limit spares the processor, which hashes passwords. */
const LINK_LIMIT = { requests: 30, seconds: 600, freeRequests: 15 };

export const passwords = routes({
  forgot: {
    method: 'POST',
    path: '/users/forgot-password',
    access: EVERYONE,
    body: shape({ userEmail: z.string().trim().max(254).pipe(z.email()) }),
    answer: Done,
    limit: { requests: 10, seconds: 3_600, freeRequests: 5 },
    summary: 'Asks for a mail with a link to set a new password; the same answer for known and unknown addresses.',
  },
  reset: {
    method: 'POST',
    path: '/users/reset-password',
    access: EVERYONE,
    body: shape({ token: LinkToken, password: NewPassword }),
    /** Where the person logs in: staff do so in the back office. */
    answer: shape({ isStaff: z.boolean() }),
    limit: LINK_LIMIT,
    problems: ['auth.link_expired', 'auth.link_expired_plain', 'auth.password_refused', 'auth.busy'],
    summary:
      'Sets the password with the token of a mailed link, which is used up by it. Ends all sessions of the account.',
  },
  verifyEmail: {
    method: 'POST',
    path: '/users/verify-email',
    access: EVERYONE,
    query: shape({
      userId: z
        .string()
        .regex(/^[1-9]\d{0,9}$/)
        .transform(Number)
        .pipe(Id),
      token: LinkToken,
    }),
    /** Whose link it is, for the head of the form. */
    answer: shape({ firstName: z.string(), email: z.string(), companyTitle: z.string().nullable() }),
    limit: LINK_LIMIT,
    problems: ['auth.link_expired', 'auth.link_expired_plain'],
    summary:
      'Confirms the e-mail address of a new account with the token of its mailed link, which then sets the password. ' +
      'The same answer for a used, an old and an unknown link.',
  },
});
