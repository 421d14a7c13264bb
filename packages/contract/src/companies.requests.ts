import { isJib, isPdvNumber, normalisePhone } from '@sjaj/domain';
import { z } from 'zod';
import { LinkToken } from './auth.passwords.ts';
import { EVERYONE, routes } from './route.ts';
import { Done, Id, longText, plainName, shape } from './shapes.ts';

const MOST_AREAS = 20;
const LONGEST_PHONE = 25;
const LONGEST_ANSWER = 2_000;

/** Without it the field is required; its form is not checked then. */
const given = z.string().trim().min(1);

/** Typed with spaces or without the country. */
const typedPhone = given.pipe(
  z
    .string()
    .max(LONGEST_PHONE)
    .refine((typed) => normalisePhone(typed) !== null, { error: 'phone' }),
);

/** The company and the person of a request, as a visitor types them and staff may correct them. */
export const RequestedAccount = shape({
  companyTitle: plainName(150),
  jib: given.pipe(z.string().refine(isJib, { error: 'jib' })),
  /** Null for a company outside the VAT system. */
  vatNumber: z.string().trim().refine(isPdvNumber, { error: 'vat_number' }).nullable(),
  address: plainName(120),
  townId: Id,
  firstName: plainName(60),
  lastName: plainName(60),
  /** What the person does in the company. */
  position: plainName(80).nullable(),
  email: given.pipe(z.email().max(200)),
  phone: typedPhone,
});

export const AccountRequestForm = shape({
  ...RequestedAccount.shape,
  interestAreaIds: z.array(Id).min(1).max(MOST_AREAS),
  message: longText(1_000).default(''),
  /** The person may order for the company and accepts the terms of use. */
  acceptsTerms: z.boolean().refine((accepts) => accepts, { error: 'terms' }),
});

const LINK_LIMIT = { requests: 30, seconds: 600, freeRequests: 15 };
const LINK_PROBLEMS = ['auth.link_expired', 'auth.link_expired_plain'] as const;

export const accountRequests = routes({
  create: {
    method: 'POST',
    path: '/users/create-b2b-customer-request',
    access: EVERYONE,
    body: AccountRequestForm,
    answer: Done,
    idempotent: true,
    limit: { requests: 10, seconds: 3_600, freeRequests: 5 },
    problems: ['addresses.town_unknown', 'addresses.country_not_served'],
    summary: 'Asks for an account for a company; the same answer whatever is known of company and person.',
  },
  question: {
    method: 'POST',
    path: '/users/b2b-customer-request/question',
    access: EVERYONE,
    body: shape({ token: LinkToken }),
    answer: shape({ companyTitle: z.string(), question: z.string() }),
    reads: true,
    limit: LINK_LIMIT,
    problems: LINK_PROBLEMS,
    summary: 'What staff ask the applicant, by the link of their mail.',
  },
  answer: {
    method: 'POST',
    path: '/users/b2b-customer-request/answer',
    access: EVERYONE,
    body: shape({ token: LinkToken, answer: longText(LONGEST_ANSWER).min(1) }),
    answer: Done,
    limit: LINK_LIMIT,
    problems: LINK_PROBLEMS,
    summary: 'Answers the question of staff; uses up the link.',
  },
});

export type RequestedAccount = z.output<typeof RequestedAccount>;
export type AccountRequestForm = z.output<typeof AccountRequestForm>;
