import { z } from 'zod';
import { EVERYONE, SIGNED_IN, routes } from './route.ts';
import { Done, Id, Instant, Language, shape } from './shapes.ts';

export const Credentials = shape({
  username: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(512),
});

export const Session = shape({
  token: z.string(),
  expiresAt: Instant,
  role: z.enum(SIGNED_IN),
});

export const Profile = shape({
  userData: shape({
    id: Id,
    firstName: z.string(),
    lastName: z.string(),
    username: z.string(),
    email: z.string(),
    phoneNumber: z.string().nullable(),
    role: z.enum(SIGNED_IN),
    language: Language,
    companyId: Id.nullable(),
    companyTitle: z.string().nullable(),
    externalCompanyId: z.string().nullable(),
    canViewPrices: z.boolean(),
    canOrder: z.boolean(),
  }),
  /** The address that checkout offers first. */
  shippingInfoData: shape({ addressId: Id, title: z.string(), street: z.string(), town: z.string() }).nullable(),
  /** The person of the supplier who looks after the company. */
  salesRepresentative: shape({
    name: z.string(),
    phoneNumber: z.string().nullable(),
    email: z.string(),
  }).nullable(),
});

export const auth = routes({
  login: {
    method: 'POST',
    path: '/auth/login',
    access: EVERYONE,
    body: Credentials,
    answer: Session,
    problems: ['auth.wrong_credentials', 'auth.throttled', 'auth.busy'],
    summary: 'Exchanges a user name or e-mail and a password for a token.',
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: SIGNED_IN,
    answer: Done,
    summary: 'Ends the session of the token, open sockets included.',
  },
});

export const users = routes({
  profile: {
    method: 'GET',
    path: '/users/profile',
    access: SIGNED_IN,
    answer: Profile,
    summary: 'Who the caller is and what the caller may see.',
  },
});

export type Credentials = z.output<typeof Credentials>;
export type Session = z.output<typeof Session>;
export type Profile = z.output<typeof Profile>;
