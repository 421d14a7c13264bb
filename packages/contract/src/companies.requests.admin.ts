import { z } from 'zod';
import { MemberRights } from './companies.ts';
import { RequestedAccount } from './companies.requests.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Id, Instant, Language, ListRequest, longText, Price, shape } from './shapes.ts';

const ACCOUNT_REQUEST_STATES = ['pending', 'asked', 'approved', 'rejected'] as const;
export const ACCOUNT_REQUEST_VIEWS = [...ACCOUNT_REQUEST_STATES, 'all'] as const;
const ACCOUNT_REQUEST_EVENTS = ['received', 'asked', 'answered', 'approved', 'rejected', 'link_sent'] as const;

const LONGEST_NOTE = 1_000;
const Version = z.int().min(1);
const Note = longText(LONGEST_NOTE).min(1);

export const AccountRequestRow = shape({
  id: Id,
  state: z.enum(ACCOUNT_REQUEST_STATES),
  companyTitle: z.string(),
  jib: z.string(),
  town: z.string(),
  person: z.string(),
  email: z.string(),
  phone: z.string(),
  areas: z.array(z.string()),
  /** Whether a company, a user or another request has its JIB or its e-mail. */
  hasDuplicates: z.boolean(),
  createdAt: Instant,
  /** Since when it is in its state. */
  changedAt: Instant,
});

/** A company, a user or another request that may be the same. */
export const AccountDuplicate = shape({
  kind: z.enum(['company', 'user', 'request']),
  id: Id,
  /** Company and person as they are stored there. */
  companyTitle: z.string().nullable(),
  companyId: Id.nullable(),
  jib: z.string().nullable(),
  person: z.string().nullable(),
  email: z.string().nullable(),
  town: z.string().nullable(),
  state: z.string(),
  matches: z.array(z.enum(['jib', 'email', 'title'])).min(1),
});

export const AccountRequest = shape({
  id: Id,
  version: Version,
  state: z.enum(ACCOUNT_REQUEST_STATES),
  ...RequestedAccount.shape,
  town: z.string(),
  areas: z.array(z.string()),
  message: z.string(),
  language: Language,
  createdAt: Instant,
  /** Some genuine numbers of branches do not fit: for staff to check. */
  jibCheckDigitFits: z.boolean(),
  duplicates: z.array(AccountDuplicate),
  history: z.array(
    shape({
      id: Id,
      kind: z.enum(ACCOUNT_REQUEST_EVENTS),
      note: z.string(),
      /** Null where it was the applicant. */
      who: z.string().nullable(),
      at: Instant,
    }),
  ),
  /** What the approval made; null before. */
  account: shape({
    companyId: Id,
    userId: Id.nullable(),
    username: z.string().nullable(),
    emailConfirmedAt: Instant.nullable(),
    hasPassword: z.boolean(),
    /** Until when the mailed link sets the password; null where none does. */
    linkExpiresAt: Instant.nullable(),
  }).nullable(),
});

export const AccountApproval = shape({
  version: Version,
  account: RequestedAccount,
  /** The company that the person joins; null for a new one of the data above. */
  joinCompanyId: Id.nullable(),
  /** Of a new company. */
  paymentTermDays: z.int().min(0).max(365),
  creditLimit: Price,
  /** On the whole assortment, in percent; 0 for none. */
  discountPercent: z.number().min(0).max(90).multipleOf(0.01),
  representativeId: Id.nullable(),
  role: z.enum(['buyer', 'company_admin']),
  rights: MemberRights,
});

const STALE = ['accountRequests.not_found', 'records.changed_meanwhile', 'accountRequests.closed'] as const;

export const adminAccountRequests = routes({
  list: {
    method: 'POST',
    path: '/admin/account-requests/get-requests',
    access: BACK_OFFICE,
    body: shape({ ...ListRequest.shape, view: z.enum(ACCOUNT_REQUEST_VIEWS).default('pending') }),
    answer: AccountRequestRow,
    paged: true,
    reads: true,
    summary: 'Requests for accounts, the one that waits the longest first.',
  },
  counts: {
    method: 'GET',
    path: '/admin/account-requests/counts',
    access: BACK_OFFICE,
    answer: shape({ pending: z.int(), asked: z.int(), approved: z.int(), rejected: z.int() }),
    summary: 'How many requests are in each state.',
  },
  one: {
    method: 'GET',
    path: '/admin/account-requests/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: AccountRequest,
    problems: ['accountRequests.not_found'],
    summary: 'One request with what may be the same, its history and the account that came of it.',
  },
  approve: {
    method: 'POST',
    path: '/admin/account-requests/{id}/approve',
    access: BACK_OFFICE,
    params: ById,
    body: AccountApproval,
    answer: AccountRequest,
    idempotent: true,
    problems: [
      ...STALE,
      'accountRequests.refused',
      'addresses.town_unknown',
      'addresses.country_not_served',
      'companies.not_found',
      'companies.representative_not_found',
      'companies.admin_sees_prices',
    ],
    summary: 'Makes company and user, or joins them, and mails a link that sets the password.',
  },
  ask: {
    method: 'POST',
    path: '/admin/account-requests/{id}/ask',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ version: Version, note: Note }),
    answer: AccountRequest,
    problems: STALE,
    summary: 'Mails a question to the applicant, who answers by its link.',
  },
  reject: {
    method: 'POST',
    path: '/admin/account-requests/{id}/reject',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ version: Version, note: Note }),
    answer: AccountRequest,
    problems: STALE,
    summary: 'Rejects a request; the reason is mailed.',
  },
  sendLink: {
    method: 'POST',
    path: '/admin/account-requests/{id}/send-link',
    access: BACK_OFFICE,
    params: ById,
    answer: AccountRequest,
    problems: ['accountRequests.not_found', 'accountRequests.has_password'],
    summary: 'Mails a new link to a person who has not set a password yet.',
  },
});

export type AccountRequestRow = z.output<typeof AccountRequestRow>;
export type AccountDuplicate = z.output<typeof AccountDuplicate>;
export type AccountRequest = z.output<typeof AccountRequest>;
export type AccountApproval = z.output<typeof AccountApproval>;
export type AccountRequestState = (typeof ACCOUNT_REQUEST_STATES)[number];
