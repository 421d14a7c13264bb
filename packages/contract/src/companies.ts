import { z } from 'zod';
import { routes } from './route.ts';
import { ById, Done, Id, Instant, ListRequest, Phone, plainName, Price, SeenPrice, shape } from './shapes.ts';

/** What a person of a company may do there. Limits are amounts with VAT; null = none. */
export const MemberRights = shape({
  canOrder: z.boolean(),
  canViewPrices: z.boolean(),
  orderLimit: Price.nullable(),
  monthLimit: Price.nullable(),
});

export const Version = z.int().min(1);

/** Somebody who buys for a company. */
export const Member = shape({
  ...MemberRights.shape,
  id: Id,
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  /** Whether they have set a password; others have an invitation. */
  hasPassword: z.boolean(),
  username: z.string(),
  email: z.string(),
  role: z.enum(['buyer', 'company_admin']),
  isActive: z.boolean(),
  /** What the orders of this month come to, called-off ones aside. */
  usedThisMonth: SeenPrice,
  version: Version,
});

export const OrderingSettings = shape({
  version: Version,
  /** Whether a company admin may approve an order of the own that is above the own limit. */
  mayApproveOwnOrders: z.boolean(),
  members: z.array(Member),
});

/** Name, phone and role of a person, as their company's admin keeps them. */
export const MemberForm = shape({
  firstName: plainName(60),
  lastName: plainName(60),
  phone: Phone.nullable(),
  role: z.enum(['buyer', 'company_admin']),
});

export const Invitation = shape({
  ...MemberForm.shape,
  email: z.string().trim().min(1).pipe(z.email().max(200)),
  ...MemberRights.shape,
});

/** A line of what happened to a company: who, when, what, before and after. */
export const CompanyEvent = shape({
  id: z.int(),
  at: Instant,
  who: z.string(),
  /** `companies.update`, or `impersonation POST /…` for what a representative did there. */
  action: z.string(),
  /** Whom or what it was about, where it was not the company itself. */
  about: z.string().nullable(),
  changes: z.array(shape({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
});

export const companies = routes({
  invite: {
    method: 'POST',
    path: '/companies/members',
    access: ['company_admin'],
    body: Invitation,
    answer: Member,
    idempotent: true,
    limit: { requests: 30, seconds: 3_600 },
    problems: ['users.refused', 'companies.admin_sees_prices'],
    summary: 'Opens an account for a colleague and mails a link that sets its password.',
  },
  saveMember: {
    method: 'PUT',
    path: '/companies/members/{id}',
    access: ['company_admin'],
    params: ById,
    body: shape({ ...MemberForm.shape, isActive: z.boolean(), version: Version }),
    answer: Member,
    problems: ['companies.user_not_found', 'records.changed_meanwhile', 'users.own_account', 'account.last_admin'],
    summary:
      'Saves name, phone and role of a colleague, or closes the account. A new role and closing end the sessions.',
  },
  sendLink: {
    method: 'POST',
    path: '/companies/members/{id}/send-link',
    access: ['company_admin'],
    params: ById,
    answer: Done,
    limit: { requests: 30, seconds: 3_600 },
    problems: ['companies.user_not_found', 'users.closed', 'users.has_password'],
    summary: 'Mails the invitation of a colleague again.',
  },
  history: {
    method: 'POST',
    path: '/companies/get-history',
    access: ['company_admin'],
    body: ListRequest.omit({ quickSearch: true }),
    answer: CompanyEvent,
    paged: true,
    reads: true,
    summary: 'Who has changed people, limits and approval of the caller’s company, newest first.',
  },
  ordering: {
    method: 'GET',
    path: '/companies/ordering',
    access: ['company_admin'],
    answer: OrderingSettings,
    summary: 'Who orders for the caller’s company, up to which amounts, and what of them is used this month.',
  },
  saveOrdering: {
    method: 'PUT',
    path: '/companies/ordering',
    access: ['company_admin'],
    body: shape({ version: Version, mayApproveOwnOrders: z.boolean() }),
    answer: OrderingSettings,
    problems: ['records.changed_meanwhile'],
    summary: 'Says whether the company’s admins may approve orders of their own.',
  },
  saveRights: {
    method: 'PUT',
    path: '/companies/ordering/members/{id}',
    access: ['company_admin'],
    params: ById,
    body: shape({ ...MemberRights.shape, version: Version }),
    answer: Member,
    problems: ['companies.user_not_found', 'companies.admin_sees_prices', 'records.changed_meanwhile'],
    summary: 'Sets what a person of the caller’s company may do; it holds at once, open sessions included.',
  },
});

export type MemberRights = z.output<typeof MemberRights>;
export type Member = z.output<typeof Member>;
export type MemberForm = z.output<typeof MemberForm>;
export type Invitation = z.output<typeof Invitation>;
export type CompanyEvent = z.output<typeof CompanyEvent>;
export type OrderingSettings = z.output<typeof OrderingSettings>;
