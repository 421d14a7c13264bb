import { z } from 'zod';
import { LONGEST_PASSWORD } from './auth.passwords.ts';
import { Login, LoginChallenge, Session } from './auth.ts';
import { EVERYONE, routes } from './route.ts';
import { ById, Done, Id, Instant, plainName, shape } from './shapes.ts';

/** Who else can say who somebody is. */
export const SocialProvider = z.enum(['google', 'facebook']);

const Token = z.string().trim().min(1).max(200);

/** The provider knows the person, and no account is linked with them. */
export const UnlinkedIdentity = shape({
  /** For the call that opens or links an account. It works once, for ten minutes, in this browser. */
  ticket: z.string(),
  expiresAt: Instant,
  provider: SocialProvider,
  /** `new`: an account can be opened; `taken`: the address has one, to log in to; `unconfirmed`: the address is not proved. */
  account: z.enum(['new', 'taken', 'unconfirmed']),
  email: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
});

/** An identity of a provider that is linked with the caller's account. */
export const LinkedIdentity = shape({
  id: Id,
  provider: SocialProvider,
  /** As the provider named it when it was linked. */
  email: z.string().nullable(),
  linkedAt: Instant,
});

/** Staff log in by password and second factor alone. */
const LINKABLE = ['private', 'buyer', 'company_admin'] as const;

/** A guess is hopeless at 256 bits; the limit spares the shop. */
const LIMIT = { requests: 60, seconds: 600, freeRequests: 30 };

export const social = routes({
  providers: {
    method: 'GET',
    path: '/auth/social/providers',
    access: EVERYONE,
    answer: z.array(SocialProvider),
    shared: true,
    summary: 'By whom one can log in beside a password; nobody in a closed shop.',
  },
  finish: {
    method: 'POST',
    path: '/auth/social/finish',
    access: EVERYONE,
    body: shape({ code: Token, guestToken: Login.shape.guestToken, deviceToken: Login.shape.deviceToken }),
    answer: z.union([Session, LoginChallenge, UnlinkedIdentity]),
    limit: LIMIT,
    problems: ['auth.social_expired', 'auth.social_refused', 'auth.private_closed'],
    summary:
      'Exchanges the code that a log-in at a provider has ended with, in the browser that began it: for a session, the challenge ' +
      'of the second step, or a ticket where no account is linked.',
  },
  openAccount: {
    method: 'POST',
    path: '/auth/social/open-account',
    access: EVERYONE,
    body: shape({
      ticket: Token,
      firstName: plainName(60),
      lastName: plainName(60),
      acceptsTerms: z.boolean().refine((accepts) => accepts, { error: 'terms' }),
      guestToken: Login.shape.guestToken,
      deviceToken: Login.shape.deviceToken,
    }),
    answer: Session,
    limit: LIMIT,
    problems: ['auth.social_expired', 'auth.email_taken', 'auth.private_closed'],
    summary: 'Opens a private account for an address that the provider has verified, and logs in. Uses up the ticket.',
  },
  identify: {
    method: 'POST',
    path: '/auth/social/identify',
    access: LINKABLE,
    body: shape({ code: Token }),
    answer: UnlinkedIdentity,
    limit: LIMIT,
    problems: ['auth.social_expired', 'auth.social_taken', 'auth.private_closed'],
    summary:
      'Exchanges the code of a log-in at a provider for a ticket that links the identity with the account that is logged in. Never ' +
      'begins another session: 409 where the identity, or a second one of the provider, is linked already.',
  },
  link: {
    method: 'POST',
    path: '/auth/social/link',
    access: LINKABLE,
    body: shape({ ticket: Token }),
    answer: Done,
    limit: LIMIT,
    problems: ['auth.social_expired', 'auth.social_taken', 'auth.private_closed'],
    summary: 'Links the identity of the ticket with the account that is logged in. Uses up the ticket.',
  },
  identities: {
    method: 'GET',
    path: '/auth/social/identities',
    access: LINKABLE,
    answer: z.array(LinkedIdentity),
    summary:
      'The identities that are linked with the caller’s account, also while the shop is closed; the oldest first.',
  },
  unlink: {
    method: 'POST',
    path: '/auth/social/identities/{id}/unlink',
    access: LINKABLE,
    params: ById,
    body: shape({ password: z.string().min(1).max(LONGEST_PASSWORD) }),
    answer: Done,
    limit: { requests: 20, seconds: 600 },
    problems: ['auth.password_refused', 'auth.throttled', 'auth.busy', 'auth.social_not_found'],
    summary: 'Unlinks an identity. The password proves that there is another way in.',
  },
});

export type SocialProvider = z.output<typeof SocialProvider>;
export type LinkedIdentity = z.output<typeof LinkedIdentity>;
export type UnlinkedIdentity = z.output<typeof UnlinkedIdentity>;
