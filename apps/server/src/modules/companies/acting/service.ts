import type { ActedCompany } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Customer, Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { localised } from '../../../kernel/localised.ts';
import { publish } from '../../../kernel/domain-events.ts';
import { Problem } from '../../../platform/problem.ts';
import { setActingCompany } from '../../auth/index.ts';
import * as store from './store.ts';

type Representative = Customer | Staff;

/** The companies that the representative may buy for. */
export async function ownCompanies(db: Db, actor: Representative, language: Language): Promise<ActedCompany[]> {
  const companies = await store.boundTo(db, actor.userId);
  return companies.map(({ lastOrderAt, town, ...company }) => ({
    ...company,
    town: localised(town, language),
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
    isChosen: company.id === actor.companyId,
  }));
}

/** The session buys for this company from now on; its screens are told to look again. 404 for one that is not bound. */
export const beginActing = (db: Db, actor: Representative, companyId: number): Promise<string> =>
  inTransaction(db, async (tx) => {
    const title = await store.bound(tx, actor.userId, companyId);
    if (title === undefined) throw new Problem('companies.not_found', 404);
    await setActingCompany(tx, actor.sessionId, companyId);
    const entry = { action: 'acting.begin', entity: 'company', entityId: companyId, after: { company: title } };
    await writeAudit(tx, actor, entry);
    await publish(tx, 'session.changed', { userId: actor.userId });
    return title;
  });

/** The session buys for nobody any more. Ending twice is no fault. */
export const endActing = (db: Db, actor: Representative): Promise<void> =>
  inTransaction(db, async (tx) => {
    await setActingCompany(tx, actor.sessionId, null);
    if (actor.companyId === null) return;
    await writeAudit(tx, actor, { action: 'acting.end', entity: 'company', entityId: actor.companyId });
    await publish(tx, 'session.changed', { userId: actor.userId });
  });
