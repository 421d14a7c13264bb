import { SHORTEST_PASSWORD, SHORTEST_STAFF_PASSWORD } from '@sjaj/contract';
import type { Customer, Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { type FieldError, Problem } from '../../../platform/problem.ts';
import { publish } from '../events.ts';
import { findLink, linkExpired, revokeLinks, takeLink } from '../links/service.ts';
import { deleteChallengesOf } from '../second-factor/store/challenges.ts';
import { reserveAttempt } from '../service/attempts.ts';
import { isEasyToGuess } from '../service/password-strength.ts';
import { hashPassword, loginQueue, verifyPassword } from '../service/passwords.ts';
import { revokeOtherSessions, endSessionsOfUsers } from '../service/sessions.ts';
import { isStaffRole } from '../rules.ts';
import { findAccount } from '../store/accounts.ts';
import * as store from './store.ts';

/** Links that set a password. Using one invalidates the others of the account. */
const PASSWORD_LINKS = ['set_password', 'reset_password'] as const;

/**
 * Asks for a mail with a link to set a new password. Only the event is written, for a known and an unknown address alike: who has
 * the address is looked up after the commit, so that neither the answer nor its time tells.
 */
export const requestPasswordReset = (tx: Tx, email: string): Promise<void> =>
  publish(tx, 'password.reset_requested', { email });

interface ResetPasswordInput {
  readonly token: string;
  readonly password: string;
  readonly now: Date;
}

/** Sets the password by a mailed link, ends all sessions and uses up the link. A refused password leaves the link as it is. */
export async function resetPassword(
  db: Db,
  { token, password, now }: ResetPasswordInput,
): Promise<{ isStaff: boolean }> {
  const link = { token, purposes: PASSWORD_LINKS, now };
  // First, so that a caller without a link costs no hashing.
  const found = await findLink(db, link);
  const owner = found?.userId ? await store.findOwner(db, found.userId) : undefined;
  if (!owner) throw await linkExpired(db);
  await requireGoodPassword(owner, password, 'password');
  const passwordHash = await hashPassword(password);
  const isFirst = !(await store.hasPassword(db, owner.id));
  await inTransaction(db, async (tx) => {
    if (!(await takeLink(tx, link))) throw await linkExpired(tx);
    await store.confirmEmail(tx, owner.id, now);
    await savePassword(tx, owner, passwordHash);
    await endSessionsOfUsers(tx, [owner.id]);
    if (!isFirst) await publish(tx, 'password.changed', { userId: owner.id });
  });
  return { isStaff: isStaffRole(owner.role) };
}

interface VerifyEmailInput {
  readonly userId: number;
  readonly token: string;
  readonly now: Date;
}

/** Confirms the address that the link of a new account was mailed to. The link stays usable: it sets the password next. */
export const verifyEmail = (db: Db, { userId, token, now }: VerifyEmailInput) =>
  inTransaction(db, async (tx) => {
    const found = await findLink(tx, { token, purposes: ['set_password'], now });
    const owner = found?.userId === userId ? await store.findOwner(tx, userId) : undefined;
    if (!owner) throw await linkExpired(tx);
    await store.confirmEmail(tx, userId, now);
    const { firstName, email, companyTitle } = owner;
    return { firstName, email, companyTitle };
  });

interface PasswordCheck {
  readonly actor: Customer | Staff;
  readonly password: string;
  readonly network: string;
  readonly now: Date;
}

/**
 * Whether it is the caller's password. Wrong ones count like failed log-ins, so that a stolen session cannot try many: 429 while
 * the account has to wait.
 */
export async function checkPassword(db: Db, { actor, password, network, now }: PasswordCheck): Promise<boolean> {
  const owner = await store.findOwner(db, actor.userId);
  if (!owner) return false;
  return loginQueue.run({ network, account: `user:${owner.id}` }, async () => {
    const account = await findAccount(db, { username: owner.username, network, deviceHash: null, now });
    const reservation = await reserveAttempt(db, { ...account, network, now });
    let isRight: boolean;
    try {
      isRight = await verifyPassword(account.passwordHash, password);
    } catch (error) {
      await reservation.cancel();
      throw error;
    }
    if (isRight) await reservation.succeed();
    return isRight;
  });
}

/** 409 with the field at fault where it is not the caller's password. */
export async function requirePassword(db: Db, check: PasswordCheck): Promise<void> {
  if (!(await checkPassword(db, check))) throw refused([{ field: 'password', key: 'validation.password_wrong' }]);
}

interface ChangePasswordInput extends PasswordCheck {
  readonly newPassword: string;
}

/**
 * Changes the caller's password and ends their other sessions. 409 with the field at fault for a wrong current password
 * (`password`) or one that is easy to guess (`newPassword`).
 */
export async function changePassword(db: Db, { newPassword, ...check }: ChangePasswordInput): Promise<void> {
  await requirePassword(db, check);
  const { userId, sessionId } = check.actor;
  const owner = await store.findOwner(db, userId);
  if (!owner) throw refused([]);
  await requireGoodPassword(owner, newPassword, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(db, async (tx) => {
    await savePassword(tx, owner, passwordHash);
    await revokeOtherSessions(tx, { userId, sessionId });
    await publish(tx, 'password.changed', { userId });
  });
}

async function savePassword(tx: Tx, owner: store.PasswordOwner, passwordHash: string): Promise<void> {
  await store.updatePassword(tx, owner.id, passwordHash);
  await revokeLinks(tx, PASSWORD_LINKS, { userId: owner.id });
  // A log-in that began with the old password does not end with a second factor.
  await deleteChallengesOf(tx, owner.id);
  const name = `${owner.firstName} ${owner.lastName}`;
  await writeAudit(tx, { userId: owner.id, name }, { action: 'auth.set_password', entity: 'user', entityId: owner.id });
}

/** 409 for a password that is too short for the role or easy to guess for somebody who knows person and company. */
export async function requireGoodPassword(
  owner: Omit<store.PasswordOwner, 'id'>,
  password: string,
  field: string,
): Promise<void> {
  const { role, username, email, firstName, lastName, companyTitle } = owner;
  const shortest = isStaffRole(role) ? SHORTEST_STAFF_PASSWORD : SHORTEST_PASSWORD;
  if (password.length < shortest) throw refused([{ field, key: 'validation.min_length', facts: { count: shortest } }]);
  const company = companyTitle === null ? [] : [companyTitle, ...companyTitle.split(/\s+/)];
  if (await isEasyToGuess(password, [username, email, ...email.split('@'), firstName, lastName, ...company]))
    throw refused([{ field, key: 'validation.password_easy' }]);
}

const refused = (errors: readonly FieldError[]): Problem => new Problem('auth.password_refused', 409, { errors });
