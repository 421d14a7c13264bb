import { z } from 'zod';
import { PasskeyAnswer, PasskeyRequest } from './auth.passkeys.ts';
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

/** A shop where the second factor of staff is required gives `enrolling_staff` to those who have none yet. */
const SESSION_ROLES = [...SIGNED_IN, 'enrolling_staff'] as const;

export const Session = shape({
  token: z.string(),
  /** For the device to keep, also after a log-out, and to send with the next log-in. It opens nothing. */
  deviceToken: z.string(),
  expiresAt: Instant,
  role: z.enum(SESSION_ROLES),
  /** How many lines of the guest's cart are in the cart now. */
  joinedLines: z.int().min(0),
  /** What of the guest's cart is not there, or less of it, and why. */
  leftLines: z.array(shape({ code: z.string(), title: z.string(), reason: z.string() })),
  /** The guest’s discount code, where it is not on the cart now, and why. */
  leftCode: shape({ code: z.string(), reason: z.string() }).nullable(),
});

/** The answer to a right password where the second factor is on: a code or a passkey comes next. */
export const LoginChallenge = shape({
  /** Names the attempt in the next step. It opens nothing else, works once and for a few minutes. */
  challenge: z.string(),
  expiresAt: Instant,
  hasApp: z.boolean(),
  /** For the browser, where a passkey can answer. */
  passkey: PasskeyRequest.nullable(),
});

const SECOND_STEP = {
  challenge: z.string().min(1).max(200),
  guestToken: Login.shape.guestToken,
  deviceToken: Login.shape.deviceToken,
};

export const LONGEST_CODE = 40;
/** A code of the authenticator app or a recovery code. */
export const OneTimeCode = z.string().trim().min(1).max(LONGEST_CODE);

const SECOND_STEP_PROBLEMS = [
  'auth.challenge_expired',
  'auth.second_factor_refused',
  'auth.private_closed',
  'auth.throttled',
  'auth.busy',
] as const;

export const auth = routes({
  login: {
    method: 'POST',
    path: '/auth/login',
    access: EVERYONE,
    body: Login,
    answer: z.union([Session, LoginChallenge]),
    problems: ['auth.wrong_credentials', 'auth.private_closed', 'auth.throttled', 'auth.busy'],
    summary:
      'Exchanges a user name or e-mail and a password for a token; a guest’s cart joins that of the account, once. ' +
      'Where a second factor is on, for the challenge of its step.',
  },
  answerWithCode: {
    method: 'POST',
    path: '/auth/second-factor/code',
    access: EVERYONE,
    body: shape({ ...SECOND_STEP, oneTimeCode: OneTimeCode }),
    answer: Session,
    problems: SECOND_STEP_PROBLEMS,
    summary: 'The second step of a log-in: a code of the authenticator app or a recovery code, each accepted once.',
  },
  answerWithPasskey: {
    method: 'POST',
    path: '/auth/second-factor/passkey',
    access: EVERYONE,
    body: shape({ ...SECOND_STEP, passkey: PasskeyAnswer }),
    answer: Session,
    problems: SECOND_STEP_PROBLEMS,
    summary: 'The second step of a log-in: what a passkey has signed for the challenge.',
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: SESSION_ROLES,
    answer: Done,
    summary: 'Ends the session of the token, open sockets included.',
  },
});

type Credentials = z.output<typeof Credentials>;
export type Login = z.output<typeof Login>;
export type Session = z.output<typeof Session>;
export type LoginChallenge = z.output<typeof LoginChallenge>;
