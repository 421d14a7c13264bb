import type { Route } from '@sjaj/contract';
import { type Actor, isActing } from './actor.ts';
import { writeAudit } from './audit.ts';
import { witnessed } from '../platform/database/db.ts';

interface Act {
  readonly actor: Actor;
  readonly route: Route;
  readonly params: unknown;
  readonly body: unknown;
}

/**
 * What a representative does for a company is logged under both names, by each transaction of the call itself: no module
 * has to think of it, and nothing is logged that did not happen. What he may do without a company is his own affair.
 */
export function withImpersonationAudit<T>({ actor, route, params, body }: Act, work: () => Promise<T>): Promise<T> {
  if (!isActing(actor) || route.access.includes('sales_representative')) return work();
  const { companyId, companyTitle } = actor;
  const after = { company: companyTitle, ...(params ? { params } : {}), ...(body ? { body } : {}) };
  const entry = { action: `acting ${route.method} ${route.path}`, entity: 'company', entityId: companyId, after };
  return witnessed((tx) => writeAudit(tx, actor, entry), work);
}
