import { z } from 'zod';
import { routes } from './route.ts';
import { ById, Id, Price, SeenPrice, shape } from './shapes.ts';

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

export const companies = routes({
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
export type OrderingSettings = z.output<typeof OrderingSettings>;
