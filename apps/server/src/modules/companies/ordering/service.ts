import type { OrderingSettings } from '@sjaj/contract';
import type { Customer } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { membersOf } from '../members/service.ts';
import * as store from './store.ts';

export interface Asking {
  readonly actor: Customer;
  readonly now: Date;
}

/** The company that a company admin manages; the database gives each of them one. */
export function companyOf({ companyId }: Customer): number {
  if (companyId === null) throw new Problem('companies.not_found', 404);
  return companyId;
}

/** Who orders for the caller's company, and up to which amounts. */
export async function orderingSettings(db: Db, asking: Asking): Promise<OrderingSettings> {
  const companyId = companyOf(asking.actor);
  const [settings, members] = await Promise.all([store.settings(db, companyId), membersOf(db, companyId, asking)]);
  return { ...settings, members };
}

/** Says whether admins may approve orders of their own. 409 where that was changed since the caller saw it. */
export const saveOrdering = (db: Db, { actor }: Asking, wanted: store.Settings): Promise<void> =>
  inTransaction(db, async (tx) => {
    const companyId = companyOf(actor);
    const { version, mayApproveOwnOrders } = await store.lock(tx, companyId);
    if (version !== wanted.version) throw new Problem('records.changed_meanwhile', 409);
    await store.save(tx, companyId, wanted.mayApproveOwnOrders);
    await writeAudit(tx, actor, {
      action: 'companies.save_ordering',
      entity: 'company',
      entityId: companyId,
      before: { mayApproveOwnOrders },
      after: { mayApproveOwnOrders: wanted.mayApproveOwnOrders },
    });
  });
