import { z } from 'zod';
import { LONGEST_PASSWORD } from './auth.passwords.ts';
import { FileView, UPLOAD_PROBLEMS } from './files.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, Id, Instant, Language, Phone, shape } from './shapes.ts';

/** Everyone with an account. A representative manages their own account after ending to act for a company. */
const OWNERS = ['private', 'buyer', 'company_admin', ...BACK_OFFICE] as const;
/** Accounts of staff are closed by an administrator. */
const CLOSABLE = ['private', 'buyer', 'company_admin'] as const;

const OwnPassword = z.string().min(1).max(LONGEST_PASSWORD);
const PASSWORD_PROBLEMS = ['auth.password_refused', 'auth.throttled', 'auth.busy'] as const;
/** Each of these calls checks a password: wrong ones count like failed log-ins, and the limit spares the processor. */
const PASSWORD_LIMIT = { requests: 20, seconds: 600 };

/** The caller's own account. Name and e-mail are changed by a request to the shop. */
export const AccountView = shape({
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  language: Language,
  image: FileView.nullable(),
  createdAt: Instant,
});

/** A device that is logged in to the caller's account. */
export const OwnSession = shape({
  id: Id,
  /** The one that asks. */
  isCurrent: z.boolean(),
  startedAt: Instant,
  lastSeenAt: Instant,
  /** As the browser names itself. */
  userAgent: z.string().nullable(),
});

/** Something that the caller has agreed to or refused. */
export const ConsentView = shape({
  purpose: z.enum(['terms', 'newsletter', 'measurement']),
  /** The number of the wording; null where there was none. */
  version: z.int().nullable(),
  isGiven: z.boolean(),
  source: z.enum(['registration', 'order', 'newsletter', 'banner', 'profile']),
  at: Instant,
});

export const account = routes({
  get: { method: 'GET', path: '/users/account', access: OWNERS, answer: AccountView, summary: 'The own account.' },
  update: {
    method: 'PUT',
    path: '/users/account',
    access: OWNERS,
    body: shape({ phoneNumber: Phone.nullable(), language: Language }),
    answer: AccountView,
    summary: 'Saves phone number and language of mails.',
  },
  updateImage: {
    method: 'PUT',
    path: '/users/update-profile-image',
    access: OWNERS,
    upload: 'stream',
    answer: AccountView,
    limit: { requests: 20, seconds: 600 },
    problems: [...UPLOAD_PROBLEMS],
    summary: 'Replaces the profile picture.',
  },
  removeImage: {
    method: 'DELETE',
    path: '/users/profile-image',
    access: OWNERS,
    answer: AccountView,
    summary: 'Removes the profile picture.',
  },
  updatePassword: {
    method: 'PUT',
    path: '/users/update-password',
    access: OWNERS,
    body: shape({
      password: z.string().max(LONGEST_PASSWORD).default(''),
      newPassword: z.string().max(LONGEST_PASSWORD).default(''),
    }),
    answer: Done,
    limit: PASSWORD_LIMIT,
    problems: PASSWORD_PROBLEMS,
    summary: 'Changes the password and ends the other sessions. Blank fields keep the password.',
  },
  sessions: {
    method: 'GET',
    path: '/users/sessions',
    access: OWNERS,
    answer: z.array(OwnSession),
    summary: 'The devices that are logged in, the last used first.',
  },
  endSession: {
    method: 'DELETE',
    path: '/users/sessions/{id}',
    access: OWNERS,
    params: ById,
    answer: Done,
    problems: ['account.session_not_found'],
    summary: 'Logs another device out, open sockets included.',
  },
  endOtherSessions: {
    method: 'POST',
    path: '/users/sign-out-elsewhere',
    access: OWNERS,
    answer: Done,
    summary: 'Logs all other devices out, open sockets included.',
  },
  checkPassword: {
    method: 'POST',
    path: '/auth/check-password-to-delete-acc',
    access: OWNERS,
    query: shape({ password: OwnPassword }),
    answer: Done,
    limit: PASSWORD_LIMIT,
    problems: PASSWORD_PROBLEMS,
    summary: 'Whether the password is right, before an account is deleted. The query is not logged.',
  },
  deactivate: {
    method: 'POST',
    path: '/users/deactivate',
    access: CLOSABLE,
    body: shape({ password: OwnPassword }),
    answer: Done,
    limit: PASSWORD_LIMIT,
    problems: [...PASSWORD_PROBLEMS, 'account.last_admin'],
    summary: 'Closes the account until staff or an administrator of the company opens it again. Ends all sessions.',
  },
  remove: {
    method: 'POST',
    path: '/users/delete-account',
    access: CLOSABLE,
    body: shape({ password: OwnPassword }),
    answer: Done,
    limit: PASSWORD_LIMIT,
    problems: [...PASSWORD_PROBLEMS, 'account.last_admin'],
    summary: 'Deletes the person for good: orders and invoices stay as the law asks, nothing else. Ends all sessions.',
  },
  consents: {
    method: 'GET',
    path: '/users/consents',
    access: OWNERS,
    answer: z.array(ConsentView),
    summary: 'What the caller has agreed to or refused: which wording, when and where; the newest first.',
  },
  exportData: {
    method: 'GET',
    path: '/users/export',
    access: OWNERS,
    answer: z.null(),
    download: true,
    limit: { requests: 10, seconds: 3_600 },
    summary: 'What the shop stores about the caller, as a JSON file.',
  },
});

export type ConsentView = z.output<typeof ConsentView>;
export type AccountView = z.output<typeof AccountView>;
export type OwnSession = z.output<typeof OwnSession>;
