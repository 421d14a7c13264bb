import { z } from 'zod';
import { routes } from './route.ts';
import { ById, Id, shape } from './shapes.ts';

const MOST_BRANCHES = 50;

/** For which branches somebody orders. */
export const BranchMember = shape({
  userId: Id,
  name: z.string(),
  /** Company admins cannot be limited. */
  role: z.enum(['buyer', 'company_admin']),
  isActive: z.boolean(),
  /** False where the person orders for all branches. */
  isLimited: z.boolean(),
  addressIds: z.array(Id),
  /** Whether a limited person sees what colleagues ordered for these branches. */
  seesOrders: z.boolean(),
  /** Whether a limited person may pick goods up at the supplier, which belongs to no branch. */
  picksUp: z.boolean(),
});

export const CompanyBranches = shape({
  branches: z.array(shape({ id: Id, title: z.string(), street: z.string(), town: z.string() })),
  members: z.array(BranchMember),
});

export const branches = routes({
  list: {
    method: 'GET',
    path: '/companies/branches',
    access: ['company_admin'],
    answer: CompanyBranches,
    summary: 'The branches of the caller’s company, which are its delivery addresses, and who orders for which.',
  },
  saveMember: {
    method: 'PUT',
    path: '/companies/branches/members/{id}',
    access: ['company_admin'],
    params: ById,
    body: shape({
      isLimited: z.boolean(),
      addressIds: z.array(Id).max(MOST_BRANCHES),
      seesOrders: z.boolean(),
      picksUp: z.boolean(),
    }),
    answer: CompanyBranches,
    problems: ['companies.user_not_found', 'companies.branches_refused', 'companies.admin_not_limited'],
    summary: 'Says for which branches a colleague orders; it holds from the next request.',
  },
});

export type BranchMember = z.output<typeof BranchMember>;
export type CompanyBranches = z.output<typeof CompanyBranches>;
