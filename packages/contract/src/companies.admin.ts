import { isJib, isPdvNumber } from '@sjaj/domain';
import { z } from 'zod';
import { Member, MemberRights, Version } from './companies.ts';
import { Deputy } from './companies.deputies.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Id, Instant, ListRequest, Price, Sum, ids, longText, plainName, shape } from './shapes.ts';

const LONGEST_NOTE = 4_000;
const MOST_AREAS = 20;

export const COMPANY_VIEWS = ['all', 'active', 'inactive', 'quiet', 'unattended'] as const;
export const COMPANY_SORTS = ['title', 'code', 'lastOrderAt', 'openOrders'] as const;

export const AdminCompanyListRequest = shape({
  ...ListRequest.shape,
  /** `quiet`: no order for 60 days; `unattended`: no representative. */
  view: z.enum(COMPANY_VIEWS).default('all'),
  representativeIds: ids(50),
  /** Only these; all where empty. */
  ids: ids(100),
  sortBy: z.enum(COMPANY_SORTS).default('title'),
  isSortAscending: z.boolean().default(true),
});

export const AdminCompanyRow = shape({
  id: Id,
  title: z.string(),
  /** Its number at the supplier, `K-00231`. */
  code: z.string().nullable(),
  jib: z.string(),
  town: z.string(),
  representatives: z.array(z.string()),
  members: z.int(),
  creditLimit: Price,
  /** Of orders that are not invoiced yet, with VAT. */
  openOrders: Sum,
  lastOrderAt: Instant.nullable(),
  isActive: z.boolean(),
});

export const CompanyForm = shape({
  title: plainName(200),
  jib: z
    .string()
    .trim()
    .min(1)
    .pipe(z.string().refine(isJib, { error: 'jib' })),
  /** Null for a company outside the VAT system. */
  pdvNumber: z.string().trim().refine(isPdvNumber, { error: 'vat_number' }).nullable(),
  address: plainName(200),
  townId: Id,
  phone: longText(25),
  email: z.union([z.literal(''), z.email().max(254)]),
  creditLimit: Price,
  paymentTermDays: z.int().min(0).max(365),
  mayApproveOwnOrders: z.boolean(),
  isActive: z.boolean(),
  /** What the company does. */
  interestAreaIds: ids(MOST_AREAS),
  /** For staff; the customer never sees it. */
  note: longText(LONGEST_NOTE).default(''),
});

const Person = shape({ id: Id, name: z.string() });

export const AdminCompany = shape({
  ...AdminCompanyRow.omit({ representatives: true, members: true }).shape,
  ...CompanyForm.shape,
  title: z.string(),
  jib: z.string(),
  pdvNumber: z.string().nullable(),
  address: z.string(),
  bankAccount: z.string().nullable(),
  version: Version,
  members: z.array(Member),
  representatives: z.array(shape({ ...Person.shape, email: z.string() })),
  /** Who approves for its admins, now or later. */
  deputies: z.array(Deputy),
});

/** A company in a file: with what staff set beside the form. */
export const CompanyFileForm = shape({
  ...CompanyForm.shape,
  /** Its number at the supplier, in the ERP. */
  code: z.literal('').or(plainName(40)),
  representativeIds: ids(20),
  /** Percent off the whole assortment; 0 for none. */
  discount: z.number().min(0).max(100).multipleOf(0.01),
});

/** How staff open the shop for a company: to see it as the company does, to order in it, or to order in the back office. */
export const IMPERSONATION_MODES = ['view', 'order', 'telephone'] as const;
export type CompanyFileForm = z.output<typeof CompanyFileForm>;
export type ImpersonationMode = (typeof IMPERSONATION_MODES)[number];

const UserOfCompany = shape({ ...ById.shape, userId: ById.shape.id });

export const adminCompanies = routes({
  list: {
    method: 'POST',
    path: '/admin/companies/get-companies',
    access: BACK_OFFICE,
    body: AdminCompanyListRequest,
    answer: AdminCompanyRow,
    paged: true,
    reads: true,
    summary: 'Companies for staff, closed ones included.',
  },
  representatives: {
    method: 'GET',
    path: '/admin/companies/representatives',
    access: BACK_OFFICE,
    answer: z.array(Person),
    summary: 'Sales representatives who may be bound to a company.',
  },
  one: {
    method: 'GET',
    path: '/admin/companies/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminCompany,
    problems: ['companies.not_found'],
    summary: 'One company with its people, their limits and its representatives.',
  },
  openShop: {
    method: 'POST',
    path: '/admin/companies/{id}/open-shop',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ mode: z.enum(IMPERSONATION_MODES) }),
    answer: shape({ token: z.string(), expiresAt: Instant }),
    problems: ['companies.not_found', 'access.not_allowed'],
    summary:
      'Begins a session of an hour in the shop, as the company sees it or to order for it. Without changes in the mode `view`, with a cart of its own in the mode `telephone`.',
  },
  create: {
    method: 'POST',
    path: '/admin/companies',
    access: BACK_OFFICE,
    body: CompanyForm,
    answer: AdminCompany,
    idempotent: true,
    problems: [
      'records.taken',
      'addresses.town_unknown',
      'addresses.country_not_served',
      'references.interest_area_not_found',
    ],
    summary: 'Adds a company. Its first user is added with the users.',
  },
  update: {
    method: 'PUT',
    path: '/admin/companies/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...CompanyForm.shape, version: Version }),
    answer: AdminCompany,
    problems: [
      'companies.not_found',
      'records.changed_meanwhile',
      'records.taken',
      'addresses.town_unknown',
      'addresses.country_not_served',
      'references.interest_area_not_found',
    ],
    summary: 'Saves a company, unless somebody else has saved it since. Closing it ends the sessions of its people.',
  },
  saveRights: {
    method: 'PUT',
    path: '/admin/companies/{id}/members/{userId}',
    access: BACK_OFFICE,
    params: UserOfCompany,
    body: shape({ ...MemberRights.shape, version: Version }),
    answer: Member,
    problems: ['companies.user_not_found', 'companies.admin_sees_prices', 'records.changed_meanwhile'],
    summary: 'Sets what a person of the company may do.',
  },
  bind: {
    method: 'POST',
    path: '/admin/companies/{id}/representatives',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ userId: Id }),
    answer: AdminCompany,
    problems: ['companies.not_found', 'companies.representative_not_found'],
    summary: 'Lets a sales representative buy for the company. Twice is no fault.',
  },
  unbind: {
    method: 'DELETE',
    path: '/admin/companies/{id}/representatives/{userId}',
    access: BACK_OFFICE,
    params: UserOfCompany,
    answer: AdminCompany,
    problems: ['companies.not_found', 'companies.representative_not_found'],
    summary: 'Ends that at once, for sessions that act for the company too.',
  },
});

export type AdminCompany = z.output<typeof AdminCompany>;
export type AdminCompanyRow = z.output<typeof AdminCompanyRow>;
export type AdminCompanyListRequest = z.output<typeof AdminCompanyListRequest>;
export type CompanyForm = z.output<typeof CompanyForm>;
