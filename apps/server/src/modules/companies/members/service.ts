import type { Member, MemberRights } from '@sjaj/contract';
import { businessMonth, type Feninga, fromKm, monthBounds, toKm } from '@sjaj/domain';
import type { Customer, Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { publish } from '../../../kernel/domain-events.ts';
import { Problem } from '../../../platform/problem.ts';
import { visibleAmount } from '../../../kernel/visible-amount.ts';
import * as store from './store.ts';

const kmOrNull = (amount: Feninga | null): number | null => (amount === null ? null : toKm(amount));
const amountOrNull = (km: number | null): Feninga | null => (km === null ? null : fromKm(km));

interface Looking {
  readonly actor: Customer | Staff;
  readonly now: Date;
}

/** The people of a company with their limits and what is used of them this month. */
export async function membersOf(db: Db, companyId: number, { actor, now }: Looking, id?: number): Promise<Member[]> {
  const rows = await store.members(db, companyId, monthBounds(businessMonth(now)), id);
  return rows.map(({ orderLimit, monthLimit, usedThisMonth, ...member }) => ({
    ...member,
    orderLimit: kmOrNull(orderLimit),
    monthLimit: kmOrNull(monthLimit),
    usedThisMonth: visibleAmount(actor)(usedThisMonth),
  }));
}

interface SavingRights extends Looking {
  readonly companyId: number;
  readonly userId: number;
  readonly rights: MemberRights & { readonly version: number };
}

/**
 * Sets what a person of the company may do. It holds for the next call of open sessions, whose screens are told. 404 for
 * somebody of another company, 409 where the rights were changed since the caller saw them.
 */
export async function saveRights(db: Db, saving: SavingRights): Promise<Member> {
  const { companyId, userId } = saving;
  await inTransaction(db, async (tx) => {
    const member = await store.lock(tx, companyId, userId);
    if (!member) throw new Problem('companies.user_not_found', 404);
    const { name, role, version, ...before } = member;
    const { version: seen, ...rights } = saving.rights;
    if (version !== seen) throw new Problem('records.changed_meanwhile', 409);
    if (role === 'company_admin' && !rights.canViewPrices) throw new Problem('companies.admin_sees_prices', 409);
    await store.save(tx, userId, {
      ...rights,
      orderLimit: amountOrNull(rights.orderLimit),
      monthLimit: amountOrNull(rights.monthLimit),
    });
    await writeAudit(tx, saving.actor, {
      action: 'companies.save_rights',
      entity: 'company',
      entityId: companyId,
      before: { ...before, orderLimit: kmOrNull(before.orderLimit), monthLimit: kmOrNull(before.monthLimit) },
      after: { about: name, ...rights },
    });
    await publish(tx, 'session.changed', { userId });
  });
  const [saved] = await membersOf(db, companyId, saving, userId);
  if (!saved) throw new Problem('companies.user_not_found', 404);
  return saved;
}
