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
 * Writes an audit entry with the representative and the company into each transaction of a call that a representative makes for
 * a company: modules do not have to log it, and a rolled back transaction leaves no entry. Calls that a representative may make
 * without a company are not logged here.
 */
export function withImpersonationAudit<T>({ actor, route, params, body }: Act, work: () => Promise<T>): Promise<T> {
  if (!isActing(actor) || route.access.includes('sales_representative')) return work();
  const { companyId, companyTitle } = actor;
  const after = { company: companyTitle, ...(params ? { params } : {}), ...(body ? { body } : {}) };
  const entry = { action: `acting ${route.method} ${route.path}`, entity: 'company', entityId: companyId, after };
  return witnessed((tx) => writeAudit(tx, actor, entry), work);
}
