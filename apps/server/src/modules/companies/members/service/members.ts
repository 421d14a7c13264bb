import type { Member, MemberRights } from '@sjaj/contract';
import { businessMonth, type Feninga, fromKm, monthBounds, toKm } from '@sjaj/domain';
import type { Customer, Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import { type Db, inTransaction } from '../../../../platform/database/db.ts';
import { publish } from '../../events.ts';
import type { RequestContext } from '../../../../kernel/request-context.ts';
import { Problem } from '../../../../platform/problem.ts';
import { visibleAmount } from '../../../../kernel/visible-amount.ts';
import { updateRights } from '../../../auth/index.ts';
import * as store from '../store.ts';

const toKmOrNull = (amount: Feninga | null): number | null => (amount === null ? null : toKm(amount));
const fromKmOrNull = (km: number | null): Feninga | null => (km === null ? null : fromKm(km));

type MembersContext = Pick<RequestContext<Customer | Staff>, 'actor' | 'now'>;

/** The members of a company with their limits and what they have spent this month. */
export async function membersOf(
  db: Db,
  companyId: number,
  { actor, now }: MembersContext,
  id?: number,
): Promise<Member[]> {
  const rows = await store.members(db, companyId, monthBounds(businessMonth(now)), id);
  return rows.map(({ orderLimit, monthLimit, usedThisMonth, ...member }) => ({
    ...member,
    orderLimit: toKmOrNull(orderLimit),
    monthLimit: toKmOrNull(monthLimit),
    usedThisMonth: visibleAmount(actor)(usedThisMonth),
  }));
}

interface SaveRightsInput extends MembersContext {
  readonly companyId: number;
  readonly userId: number;
  readonly rights: MemberRights & { readonly version: number };
}

/**
 * Saves the rights of a member. They apply from the next request of open sessions, whose screens are notified. 404 for a user of
 * another company, 409 if the rights were saved since the version of the form.
 */
export async function saveRights(db: Db, input: SaveRightsInput): Promise<Member> {
  const { companyId, userId } = input;
  await inTransaction(db, async (tx) => {
    const member = await store.lock(tx, companyId, userId);
    if (!member) throw new Problem('companies.user_not_found', 404);
    const { name, role, version, ...before } = member;
    const { version: seen, ...rights } = input.rights;
    if (version !== seen) throw new Problem('records.changed_meanwhile', 409);
    if (role === 'company_admin' && !rights.canViewPrices) throw new Problem('companies.admin_sees_prices', 409);
    await updateRights(tx, userId, {
      ...rights,
      orderLimit: fromKmOrNull(rights.orderLimit),
      monthLimit: fromKmOrNull(rights.monthLimit),
    });
    await writeAudit(tx, input.actor, {
      action: 'companies.save_rights',
      entity: 'company',
      entityId: companyId,
      before: { ...before, orderLimit: toKmOrNull(before.orderLimit), monthLimit: toKmOrNull(before.monthLimit) },
      after: { about: name, ...rights },
    });
    await publish(tx, 'session.changed', { userId });
  });
  return memberOf(db, input);
}

/** A member of the company. 404 for a user of another company. */
export async function memberOf(
  db: Db,
  { companyId, userId, ...context }: MembersContext & { readonly companyId: number; readonly userId: number },
): Promise<Member> {
  const [member] = await membersOf(db, companyId, context, userId);
  if (!member) throw new Problem('companies.user_not_found', 404);
  return member;
}
