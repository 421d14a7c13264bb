import { randomBytes } from 'node:crypto';
import type { AdministratorForm, Session } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction, isDuplicate } from '../../../platform/database/db.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { type FieldFault, Problem } from '../../../platform/problem.ts';
import { isEasyToGuess } from '../password-strength.ts';
import { hashPassword } from '../passwords.ts';
import { hashOf, issueToken, newDeviceToken } from '../service.ts';
import { insertSession } from '../store.ts';
import { rememberOrigin } from '../store/accounts.ts';
import * as store from './store.ts';

export { hasActiveAdministrator } from './store.ts';

const LINK_LIFE_MS = 72 * 3_600_000;

export interface SetupLink {
  readonly token: string;
  readonly expiresAt: Date;
}

/** A new one-time token that makes an administrator; every earlier one is worth nothing from now on. */
export async function issueSetupLink(db: Db, now: Date): Promise<SetupLink> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS);
  await inTransaction(db, (tx) => store.replaceLink(tx, { tokenHash: hashOf(token), now, expiresAt }));
  return { token, expiresAt };
}

const expired = (): Problem => new Problem('auth.setup_link_expired', 404);

/** When the link ends; 404 alike for a used, an expired and an unknown one. */
export async function checkLink(db: Db, token: string, now: Date): Promise<Date> {
  const link = await store.usableLink(db, hashOf(token), now);
  if (!link) throw expired();
  return link.expiresAt;
}

interface SetupRequest {
  readonly body: AdministratorForm & { readonly token: string; readonly language: Language };
  readonly address: string;
  readonly userAgent: string | null;
  readonly now: Date;
}

/** Makes the administrator that the form describes, uses the link up and begins a session: all of it or nothing. */
export async function createAdministrator(db: Db, { body, address, userAgent, now }: SetupRequest): Promise<Session> {
  const { token, password, ...account } = body;
  // First: who has no link learns nothing of the accounts that exist, and costs no hashing.
  await checkLink(db, token, now);
  const faults = await faultsOf(db, body);
  if (faults.length > 0) throw new Problem('auth.account_refused', 409, { errors: faults });
  const passwordHash = await hashPassword(password);
  const session = issueToken('administrator', now);
  const deviceToken = newDeviceToken();
  const origin = { network: networkOf(address), deviceHash: hashOf(deviceToken) };
  const { tokenHash, expiresAt } = session;
  try {
    await inTransaction(db, async (tx) => {
      if (!(await store.takeLink(tx, hashOf(token), now))) throw expired();
      const userId = await store.insertAdministrator(tx, { ...account, passwordHash });
      await insertSession(tx, { tokenHash, userId, orderId: null, now, expiresAt, userAgent });
      await rememberOrigin(tx, { userId, ...origin, now });
      const { username, email, firstName, lastName } = account;
      await writeAudit(
        tx,
        { userId, name: `${firstName} ${lastName}` },
        { action: 'users.createAdministrator', entity: 'user', entityId: userId, after: { username, email } },
      );
    });
  } catch (error) {
    // Somebody else took the name in between.
    if (!isDuplicate(error)) throw error;
    throw new Problem('auth.account_refused', 409, { errors: await faultsOf(db, body) });
  }
  const nothingJoined = { joinedLines: 0, leftLines: [], leftCode: null };
  return {
    token: session.token,
    deviceToken,
    expiresAt: expiresAt.toISOString(),
    role: 'administrator',
    ...nothingJoined,
  };
}

async function faultsOf(db: Db, { username, email, firstName, lastName, password }: AdministratorForm) {
  const taken = await store.takenFields(db, { username, email });
  const faults: FieldFault[] = taken.map((field) => ({ field, key: 'records.taken' }));
  if (await isEasyToGuess(password, [username, email, ...email.split('@'), firstName, lastName]))
    faults.push({ field: 'password', key: 'validation.password_easy' });
  return faults;
}
