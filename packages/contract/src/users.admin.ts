import { z } from 'zod';
import { STAFF_ROLES } from './capabilities.ts';
import { MemberRights, Version } from './companies.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, Id, Instant, Language, ListRequest, NearDay, Phone, ids, plainName, shape } from './shapes.ts';

/** Roles that an account can have. Roles of customers and of staff do not turn into each other. */
export const ACCOUNT_ROLES = ['buyer', 'company_admin', 'private', ...STAFF_ROLES] as const;
export const USER_VIEWS = ['all', 'customers', 'private', 'staff', 'active', 'invited', 'inactive'] as const;
export const USER_SORTS = ['name', 'email', 'lastSeenAt', 'createdAt'] as const;

const MOST_COMPANIES = 500;
const Role = z.enum(ACCOUNT_ROLES);

export const AdminUserForm = shape({
  firstName: plainName(60),
  lastName: plainName(60),
  email: z.string().trim().min(1).pipe(z.email().max(200)),
  phone: Phone.nullable(),
  language: Language,
  role: Role,
  /** The company of a buyer and a company admin; null for everybody else. */
  companyId: Id.nullable(),
  /** The companies that a sales representative may buy for. */
  companyIds: ids(MOST_COMPANIES),
  /** The shop's own role of an account with `own_role`; null for everybody else. */
  staffRoleId: Id.nullable().default(null),
  ...MemberRights.shape,
  isActive: z.boolean(),
});

const USER_FIELDS = {
  id: Id,
  name: z.string(),
  username: z.string(),
  /** The own company; of a representative those that they buy for. */
  companies: z.array(shape({ id: Id, title: z.string() })),
  /** Whether they have set a password; others have an invitation. */
  hasPassword: z.boolean(),
  /** The last sign of life of any session that has not been ended. */
  lastSeenAt: Instant.nullable(),
  createdAt: Instant,
  /** The name of the shop's own role. */
  staffRoleName: z.string().nullable(),
};

export const AdminUserRow = shape({
  ...USER_FIELDS,
  email: z.string(),
  phone: z.string().nullable(),
  role: Role,
  isActive: z.boolean(),
});

export const AdminUser = shape({
  ...AdminUserForm.shape,
  ...USER_FIELDS,
  version: Version,
  email: z.string(),
  phone: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  emailConfirmedAt: Instant.nullable(),
  hasSecondFactor: z.boolean(),
  /** Until when the mailed link sets the first password; null where none does. */
  linkExpiresAt: Instant.nullable(),
  sessions: z.array(
    shape({
      id: Id,
      startedAt: Instant,
      lastSeenAt: Instant,
      userAgent: z.string().nullable(),
      isCurrent: z.boolean(),
    }),
  ),
});

const FORM_PROBLEMS = ['users.refused', 'companies.not_found', 'companies.admin_sees_prices'] as const;

export const adminUsers = routes({
  list: {
    method: 'POST',
    path: '/admin/users/get-users',
    reads: true,
    access: BACK_OFFICE,
    body: shape({
      ...ListRequest.shape,
      view: z.enum(USER_VIEWS).default('all'),
      roles: z.array(Role).max(ACCOUNT_ROLES.length).default([]),
      companyIds: ids(100),
      /** Business days, both included, on which they were last active. */
      lastSeenFrom: NearDay.optional(),
      lastSeenTo: NearDay.optional(),
      sortBy: z.enum(USER_SORTS).default('name'),
      isSortAscending: z.boolean().default(true),
    }),
    answer: AdminUserRow,
    paged: true,
    summary: 'Customers and staff with an account.',
  },
  one: {
    method: 'GET',
    path: '/admin/users/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminUser,
    problems: ['records.not_found'],
    summary: 'One account with its rights, companies and devices.',
  },
  create: {
    method: 'POST',
    path: '/admin/users',
    access: BACK_OFFICE,
    body: AdminUserForm,
    answer: AdminUser,
    idempotent: true,
    problems: FORM_PROBLEMS,
    summary: 'Adds an account and mails a link that sets its password.',
  },
  update: {
    method: 'PUT',
    path: '/admin/users/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...AdminUserForm.shape, version: Version }),
    answer: AdminUser,
    problems: [
      ...FORM_PROBLEMS,
      'records.not_found',
      'records.changed_meanwhile',
      'users.own_account',
      'users.role_fixed',
      'users.last_administrator',
      'account.last_admin',
    ],
    summary: 'Saves an account. A new role, company or e-mail and closing it end its sessions.',
  },
  sendLink: {
    method: 'POST',
    path: '/admin/users/{id}/send-link',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    limit: { requests: 60, seconds: 3_600 },
    problems: ['records.not_found', 'users.closed'],
    summary: 'Mails the invitation again, or a link to set a new password to a person who has one.',
  },
  endSession: {
    method: 'DELETE',
    path: '/admin/users/{id}/sessions/{sessionId}',
    access: BACK_OFFICE,
    params: shape({ ...ById.shape, sessionId: ById.shape.id }),
    answer: Done,
    problems: ['account.session_not_found'],
    summary: 'Logs a device of the person out, open sockets included.',
  },
  endSessions: {
    method: 'POST',
    path: '/admin/users/{id}/sign-out',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found'],
    summary: 'Logs all devices of the person out, open sockets included.',
  },
  resetSecondFactor: {
    method: 'POST',
    path: '/admin/users/{id}/reset-second-factor',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found', 'users.own_second_factor', 'users.no_second_factor'],
    summary: 'Removes the second factor of a person who has lost it, logs all devices out and mails the person.',
  },
});

export type AccountRole = (typeof ACCOUNT_ROLES)[number];
export type AdminUserForm = z.output<typeof AdminUserForm>;
export type AdminUserRow = z.output<typeof AdminUserRow>;
export type AdminUser = z.output<typeof AdminUser>;
export type AdminUserListRequest = z.output<(typeof adminUsers)['list']['body']>;
