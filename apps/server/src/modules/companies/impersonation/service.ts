import type { ImpersonationMode, ImpersonatedCompany } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Customer, Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { localised } from '../../../kernel/localised.ts';
import { publish } from '../events.ts';
import { Problem } from '../../../platform/problem.ts';
import { mayOpenShop, setImpersonatedCompany, startImpersonation } from '../../auth/index.ts';
import * as store from './store.ts';

type Representative = Customer | Staff;

export interface ImpersonationDeps {
  readonly db: Db;
  /** The lines of a representative's carts, by the company that the cart is for. */
  readonly countCartLines: (db: Db, userId: number) => Promise<ReadonlyMap<number, number>>;
}

/** The active companies that the representative is assigned to and may buy for. */
export async function listAssignedCompanies(
  { db, countCartLines }: ImpersonationDeps,
  actor: Representative,
  language: Language,
): Promise<ImpersonatedCompany[]> {
  const [companies, cartLines] = await Promise.all([
    store.listAssigned(db, actor.userId),
    countCartLines(db, actor.userId),
  ]);
  return companies.map(({ lastOrderAt, town, ...company }) => ({
    ...company,
    town: localised(town, language),
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
    cartLines: cartLines.get(company.id) ?? 0,
    isChosen: company.id === actor.companyId,
  }));
}

/** Lets the session buy for the company and notifies its screens. 404 if the representative is not assigned to it. */
export const beginImpersonation = (db: Db, actor: Representative, companyId: number): Promise<string> =>
  inTransaction(db, async (tx) => {
    const title = await store.lockAssignment(tx, actor.userId, companyId);
    if (title === undefined) throw new Problem('companies.not_found', 404);
    await setImpersonatedCompany(tx, actor.sessionId, companyId);
    const entry = { action: 'acting.begin', entity: 'company', entityId: companyId, after: { company: title } };
    await writeAudit(tx, actor, entry);
    await publish(tx, 'session.changed', { userId: actor.userId });
    return title;
  });

/** Ends buying for a company in the session. Idempotent. */
export const endImpersonation = (db: Db, actor: Representative): Promise<void> =>
  inTransaction(db, async (tx) => {
    await setImpersonatedCompany(tx, actor.sessionId, null);
    if (actor.companyId === null) return;
    await writeAudit(tx, actor, { action: 'acting.end', entity: 'company', entityId: actor.companyId });
    await publish(tx, 'session.changed', { userId: actor.userId });
  });

interface OpenShopInput {
  readonly companyId: number;
  readonly mode: ImpersonationMode;
  readonly now: Date;
}

/**
 * Opens the shop in the name of a company: a short session of its own, in which staff look at it as the company does, or order for it.
 * 403 without the right to that, 404 for a company out of reach and for a closed one.
 */
export const openShop = (db: Db, staff: Staff, { companyId, mode, now }: OpenShopInput) =>
  inTransaction(db, async (tx) => {
    if (!mayOpenShop(staff, mode, true)) throw new Problem('access.not_allowed', 403);
    const title = await store.activeTitle(tx, staff, companyId);
    if (title === undefined) throw new Problem('companies.not_found', 404);
    const { token, expiresAt } = await startImpersonation(tx, {
      userId: staff.userId,
      acting: { companyId, mode },
      now,
    });
    const action = mode === 'view' ? 'acting.view' : 'acting.begin';
    await writeAudit(tx, staff, { action, entity: 'company', entityId: companyId, after: { company: title } });
    return { token, expiresAt: expiresAt.toISOString() };
  });
