import type { branches, BranchMember, CompanyBranches } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { output } from 'zod';
import type { Customer } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { localised } from '../../../kernel/localised.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { lockCompanyOf } from '../../auth/index.ts';
import { publish } from '../events.ts';
import { companyOf } from '../ordering/service.ts';
import { branchError } from './rules.ts';
import * as store from './store.ts';

/** The branches of the caller's company and who orders for which. */
export async function companyBranches(db: Db, actor: Customer, language: Language): Promise<CompanyBranches> {
  const companyId = companyOf(actor);
  const [rows, members] = await Promise.all([store.branches(db, companyId), store.members(db, companyId)]);
  return {
    branches: rows.map(({ town, ...branch }) => ({ ...branch, town: localised(town, language) })),
    members: [...members],
  };
}

interface SaveInput {
  readonly userId: number;
  readonly limit: output<typeof branches.saveMember.body>;
}

/** Says for which branches a colleague orders. 404 for a person of another company, 400 for a branch of another one. */
export const saveBranchesOf = (db: Db, actor: Customer, { userId, limit }: SaveInput): Promise<string> =>
  inTransaction(db, async (tx) => {
    const companyId = companyOf(actor);
    // All changes of a company's people lock the company first.
    await lockCompanyOf(tx, actor.userId);
    const [before] = await store.members(tx, companyId, userId);
    if (!before) throw new Problem('companies.user_not_found', 404);
    if (before.role === 'company_admin') throw new Problem('companies.admin_not_limited', 409);
    const rows = await store.branches(tx, companyId);
    const key = branchError(
      limit,
      rows.map(({ id }) => id),
    );
    if (key) throw new Problem('companies.branches_refused', 400, { errors: [{ field: 'addressIds', key }] });
    const addressIds = [...new Set(limit.addressIds)];
    if (limit.isLimited) await store.putLimit(tx, { ...limit, addressIds, companyId, userId });
    else await store.removeLimit(tx, userId);
    const titles = (ids: readonly number[]): string =>
      rows
        .filter(({ id }) => ids.includes(id))
        .map(({ title }) => title)
        .join(', ');
    await writeAudit(tx, actor, {
      action: 'companies.save_branches',
      entity: 'company',
      entityId: companyId,
      before: auditOf(before, titles(before.addressIds)),
      after: { about: before.name, ...auditOf(limit, titles(addressIds)) },
    });
    await publish(tx, 'session.changed', { userId });
    return before.name;
  });

type Rights = Pick<BranchMember, 'isLimited' | 'seesOrders' | 'picksUp'>;

const auditOf = ({ isLimited, seesOrders, picksUp }: Rights, titles: string) =>
  isLimited ? { branches: titles, seesOrders, picksUp } : { branches: '' };
