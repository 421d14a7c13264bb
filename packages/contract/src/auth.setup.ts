import { z } from 'zod';
import { Session } from './auth.ts';
import { LinkToken, LONGEST_PASSWORD, SHORTEST_STAFF_PASSWORD } from './auth.passwords.ts';
import { EVERYONE, routes } from './route.ts';
import { Instant, Language, name, shape } from './shapes.ts';

const NAME_LENGTH = 60;

/** The account of an administrator as the person fills it in. */
export const AdministratorForm = shape({
  firstName: name(NAME_LENGTH),
  lastName: name(NAME_LENGTH),
  /** Without @: a user name must not pass for somebody's e-mail. */
  username: z
    .string()
    .trim()
    .min(3)
    .max(NAME_LENGTH)
    .regex(/^[\p{L}\p{N}._-]*$/u),
  email: z.email().max(200),
  password: z.string().min(SHORTEST_STAFF_PASSWORD).max(LONGEST_PASSWORD),
});

/** Guessing 256 bits is hopeless; the limit spares the processor, which hashes passwords. */
const LIMIT = { requests: 20, seconds: 600 };

export const adminSetup = routes({
  check: {
    method: 'POST',
    path: '/admin/setup/check',
    access: EVERYONE,
    body: shape({ token: LinkToken }),
    answer: shape({ expiresAt: Instant }),
    reads: true,
    limit: LIMIT,
    problems: ['auth.setup_link_expired'],
    summary:
      'Whether a one-time link still makes an administrator; the same answer for a used, an old and an unknown one.',
  },
  create: {
    method: 'POST',
    path: '/admin/setup',
    access: EVERYONE,
    body: shape({ ...AdministratorForm.shape, token: LinkToken, language: Language }),
    answer: Session,
    limit: LIMIT,
    problems: ['auth.setup_link_expired', 'auth.account_refused', 'auth.busy'],
    summary: 'Makes an administrator with the token of a one-time link, which is used up by it, and logs in.',
  },
});

export type AdministratorForm = z.output<typeof AdministratorForm>;
