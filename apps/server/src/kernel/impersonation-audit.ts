import type { Route } from '@sjaj/contract';
import { type Db, withTransactionHook } from '../platform/database/db.ts';
import { type Actor, isImpersonating } from './actor.ts';
import { writeAudit } from './audit.ts';

interface ImpersonationCall {
  readonly actor: Actor;
  readonly route: Route;
  readonly params: unknown;
  readonly body: unknown;
}

/**
 * The database for a call that writes. Where a representative makes it for a company, each of its transactions writes an audit entry
 * with the representative and the company: modules do not have to log it, and a rolled back transaction leaves no entry. Calls that
 * a representative may make without a company are not logged here; for all other calls it is the same database.
 */
export function withImpersonationAudit(db: Db, { actor, route, params, body }: ImpersonationCall): Db {
  if (!isImpersonating(actor) || route.access.includes('sales_representative')) return db;
  const { companyId, companyTitle } = actor;
  const after = { company: companyTitle, ...(params ? { params } : {}), ...(body ? { body } : {}) };
  const entry = { action: `acting ${route.method} ${route.path}`, entity: 'company', entityId: companyId, after };
  return withTransactionHook(db, (tx) => writeAudit(tx, actor, entry));
}
