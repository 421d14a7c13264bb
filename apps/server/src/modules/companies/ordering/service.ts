import type { OrderingSettings } from '@sjaj/contract';
import type { Customer } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import { Problem } from '../../../platform/problem.ts';
import { membersOf } from '../members/service/members.ts';
import * as store from './store.ts';

type OrderingContext = Pick<RequestContext<Customer>, 'actor' | 'now'>;

/** The company that a company admin manages. */
export function companyOf({ companyId }: Customer): number {
  if (companyId === null) throw new Problem('companies.not_found', 404);
  return companyId;
}

/** The members of the caller's company and their limits. */
export async function orderingSettings(db: Db, context: OrderingContext): Promise<OrderingSettings> {
  const companyId = companyOf(context.actor);
  const [settings, members] = await Promise.all([store.settings(db, companyId), membersOf(db, companyId, context)]);
  return { ...settings, members };
}

/** Saves whether company admins may approve their own orders. 409 if it was saved since the version of the form. */
export const saveOrdering = (db: Db, { actor }: OrderingContext, input: store.Settings): Promise<void> =>
  inTransaction(db, async (tx) => {
    const companyId = companyOf(actor);
    const { version, mayApproveOwnOrders } = await store.lock(tx, companyId);
    if (version !== input.version) throw new Problem('records.changed_meanwhile', 409);
    await store.save(tx, companyId, input.mayApproveOwnOrders);
    await writeAudit(tx, actor, {
      action: 'companies.save_ordering',
      entity: 'company',
      entityId: companyId,
      before: { mayApproveOwnOrders },
      after: { mayApproveOwnOrders: input.mayApproveOwnOrders },
    });
  });
