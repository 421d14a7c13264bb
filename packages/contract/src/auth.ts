import { z } from 'zod';
import { EVERYONE, SIGNED_IN, routes } from './route.ts';
import { Done, Instant, shape } from './shapes.ts';

const Credentials = shape({
  username: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(512),
});

/**
 * Credentials with the token of the guest that the person was until now, whose cart comes along, and that of the device, which
 * admits the person while others try passwords.
 */
export const Login = shape({
  ...Credentials.shape,
  guestToken: z.string().max(512).nullish(),
  /** What an earlier log-in on this device was given, by whichever account. */
  deviceToken: z.string().max(512).nullish(),
});

export const Session = shape({
  token: z.string(),
  /** For the device to keep, also after a log-out, and to send with the next log-in. It opens nothing. */
  deviceToken: z.string(),
  expiresAt: Instant,
  role: z.enum(SIGNED_IN),
  /** How many lines of the guest's cart are in the cart now. */
  joinedLines: z.int().min(0),
  /** What of the guest's cart is not there, or less of it, and why. */
  leftLines: z.array(shape({ code: z.string(), title: z.string(), reason: z.string() })),
  /** The guest’s discount code, where it is not on the cart now, and why. */
  leftCode: shape({ code: z.string(), reason: z.string() }).nullable(),
});

export const auth = routes({
  login: {
    method: 'POST',
    path: '/auth/login',
    access: EVERYONE,
    body: Login,
    answer: Session,
    problems: ['auth.wrong_credentials', 'auth.private_closed', 'auth.throttled', 'auth.busy'],
    summary:
      'Exchanges a user name or e-mail and a password for a token; a guest’s cart joins that of the account, once.',
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: SIGNED_IN,
    answer: Done,
    summary: 'Ends the session of the token, open sockets included.',
  },
});

type Credentials = z.output<typeof Credentials>;
export type Login = z.output<typeof Login>;
export type Session = z.output<typeof Session>;
