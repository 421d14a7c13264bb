import type { Tx } from '../../../platform/database/db.ts';
import { publish } from '../events.ts';
import { revokeLinks } from '../links/service.ts';
import { confirmEmail, updatePassword } from '../passwords/store.ts';
import { endSessionsOfUsers } from '../service/sessions.ts';
import { takenUsernames } from '../store/users.ts';
import { usernameCandidates } from './rules.ts';
import * as store from './store.ts';

/** Creates an account and mails a link to its owner that sets the password. */
export async function createAccount(tx: Tx, account: store.AccountFields): Promise<number> {
  const userId = await store.insertAccount(tx, { ...account, username: await freeUsername(tx, account.email) });
  await publish(tx, 'account.invited', { userId });
  return userId;
}

async function freeUsername(tx: Tx, email: string): Promise<string> {
  const candidates = usernameCandidates(email);
  const taken = await takenUsernames(tx, candidates);
  // One of a hundred names of one mailbox is free; otherwise the unique index refuses the account.
  return candidates.find((candidate) => !taken.has(candidate)) ?? candidates[0] ?? email;
}

interface PrivateAccountInput extends Pick<store.AccountFields, 'firstName' | 'lastName' | 'email' | 'language'> {
  readonly passwordHash: string;
  readonly now: Date;
}

/** Creates the account of a private customer, who has proved that the address is theirs. */
export async function createPrivateAccount(
  tx: Tx,
  { passwordHash, now, ...person }: PrivateAccountInput,
): Promise<number> {
  const userId = await store.insertAccount(tx, {
    ...person,
    phone: null,
    role: 'private',
    staffRoleId: null,
    companyId: null,
    canOrder: true,
    canViewPrices: true,
    orderLimit: null,
    monthLimit: null,
    isActive: true,
    username: await freeUsername(tx, person.email),
  });
  await updatePassword(tx, userId, passwordHash);
  await confirmEmail(tx, userId, now);
  return userId;
}

interface SaveAccountInput {
  readonly userId: number;
  readonly before: store.AccountFields;
  readonly after: store.AccountFields;
}

/**
 * Saves an account. A new role, company or e-mail and closing it end the sessions; links that were mailed to an old address, or to
 * a closed account, stop working.
 */
export async function saveAccount(tx: Tx, { userId, before, after }: SaveAccountInput): Promise<void> {
  await store.updateAccount(tx, userId, after);
  const isRoleChanged = before.role !== after.role || before.staffRoleId !== after.staffRoleId;
  const isMoved = before.email !== after.email;
  const isClosed = before.isActive && !after.isActive;
  if (isMoved) await publish(tx, 'account.email_changed', { userId, address: before.email });
  if (isMoved || isClosed) await revokeLinks(tx, ['set_password', 'reset_password'], { userId });
  if (isMoved || isClosed || isRoleChanged || before.companyId !== after.companyId)
    await endSessionsOfUsers(tx, [userId]);
}

/** Mails the link of a new account again. Earlier ones work until one of them is used. */
export const inviteAgain = (tx: Tx, userId: number): Promise<void> => publish(tx, 'account.invited', { userId });
