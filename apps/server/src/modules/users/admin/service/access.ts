import { isStaffRole } from '@sjaj/contract';
import { hasCapability, type Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import { type Db, inTransaction, type Tx } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import {
  endSessionOf,
  endSessionsOfUsers,
  inviteAgain,
  lockAccount,
  requestPasswordReset,
  resetSecondFactor,
} from '../../../auth/index.ts';
import * as store from '../store.ts';
import { scopeOf } from './read.ts';

type NotFound = 'records.not_found' | 'account.session_not_found';

async function lockManageable(tx: Tx, actor: Staff, id: number, code: NotFound = 'records.not_found'): Promise<void> {
  const account = await lockAccount(tx, id);
  if (!account || (isStaffRole(account.role) && !hasCapability(actor, 'manageStaff'))) throw new Problem(code, 404);
}

interface UserInput {
  readonly actor: Staff;
  readonly id: number;
}

/** Mails the invitation again, or a link to set a new password. Returns the address. */
export async function sendLink(db: Db, { actor, id }: UserInput): Promise<string> {
  const user = await store.one(db, scopeOf(actor), id);
  if (!user) throw new Problem('records.not_found', 404);
  if (!user.isActive) throw new Problem('users.closed', 409);
  await inTransaction(db, async (tx) => {
    if (user.hasPassword) await requestPasswordReset(tx, user.email);
    else await inviteAgain(tx, id);
    await writeAudit(tx, actor, { action: 'users.send_link', entity: 'user', entityId: id });
  });
  return user.email;
}

/** Logs one device out. 404 for one that has ended or belongs to somebody else. */
export const endSession = (db: Db, { actor, id, sessionId }: UserInput & { sessionId: number }): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockManageable(tx, actor, id, 'account.session_not_found');
    await endSessionOf(tx, id, sessionId);
    await writeAudit(tx, actor, { action: 'users.end_session', entity: 'user', entityId: id });
  });

/** Logs all devices out. */
export const endSessions = (db: Db, { actor, id }: UserInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockManageable(tx, actor, id);
    await endSessionsOfUsers(tx, [id]);
    await writeAudit(tx, actor, { action: 'users.end_sessions', entity: 'user', entityId: id });
  });

/** Removes a second factor that its owner has lost. */
export const resetFactor = (db: Db, { actor, id }: UserInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockManageable(tx, actor, id);
    await resetSecondFactor(tx, actor, id);
  });
