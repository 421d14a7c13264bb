import type { Customer, Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import type { DataSubject } from '../../../kernel/personal-data.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { publish } from '../events.ts';
import { isAlive } from '../rules.ts';
import * as store from '../store/own-account.ts';
import { endSessionsOfUsers } from './sessions.ts';

/** The live sessions of the caller, the last used first. */
export const ownSessions = (db: Db, { userId }: Customer | Staff, now: Date): Promise<store.OwnSessionRow[]> =>
  liveSessionsOf(db, userId, now);

/** The live sessions of a user, the last used first. */
export async function liveSessionsOf(db: Db, userId: number, now: Date): Promise<store.OwnSessionRow[]> {
  const sessions = await store.listSessions(db, userId, now);
  return sessions.filter((session) => isAlive(session, now));
}

/** Ends a session of the caller. 404 for one that has ended or belongs to somebody else. */
export const endOwnSession = (db: Db, { userId }: Customer | Staff, sessionId: number): Promise<void> =>
  inTransaction(db, (tx) => endSessionOf(tx, userId, sessionId));

/** Ends a session of a user. 404 for one that has ended or belongs to somebody else. */
export async function endSessionOf(tx: Tx, userId: number, sessionId: number): Promise<void> {
  if (!(await store.deleteOwnSession(tx, userId, sessionId))) throw new Problem('account.session_not_found', 404);
  await publish(tx, 'session.ended', { sessionIds: [sessionId] });
}

/**
 * Closes the caller's account until somebody opens it again, and ends all sessions. 409 for the last administrator of a company with
 * other people.
 */
export const deactivateOwnAccount = (db: Db, actor: Customer): Promise<void> =>
  inTransaction(db, async (tx) => {
    await requireAdminWhoStays(tx, actor);
    await store.deactivate(tx, actor.userId);
    await writeAudit(tx, actor, { action: 'users.deactivate', entity: 'user', entityId: actor.userId });
    await endSessionsOfUsers(tx, [actor.userId]);
  });

/**
 * Deletes the caller: all that modules store about them (`eraseData`), then the account. Orders stay. 409 for the last administrator
 * of a company with other people.
 */
export const deleteOwnAccount = (
  db: Db,
  actor: Customer,
  { now, eraseData }: { readonly now: Date; readonly eraseData: (tx: Tx, person: DataSubject) => Promise<void> },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { userId } = actor;
    await requireAdminWhoStays(tx, actor);
    const { email } = await store.readOwnAccount(tx, userId);
    await endSessionsOfUsers(tx, [userId]);
    await eraseData(tx, { userId, email, now });
    await store.erase(tx, userId);
    await writeAudit(tx, { userId, name: '' }, { action: 'users.delete', entity: 'user', entityId: userId });
  });

interface LeavingUser {
  readonly userId: number;
  readonly companyId: number | null;
  readonly role: string;
}

/** 409 if the user is the last active administrator of a company that has other people. */
export async function requireAdminWhoStays(tx: Tx, { userId, companyId, role }: LeavingUser): Promise<void> {
  if (role !== 'company_admin' || companyId === null) return;
  if ((await store.hasOtherAdmin(tx, userId, companyId)) || !(await store.hasColleagues(tx, userId, companyId))) return;
  throw new Problem('account.last_admin', 409);
}
