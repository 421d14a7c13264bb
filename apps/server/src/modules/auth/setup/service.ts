import type { AdministratorForm, Session } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction, isDuplicate } from '../../../platform/database/db.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { type FieldError, Problem } from '../../../platform/problem.ts';
import { findLink, type IssuedLink, issueLink, revokeLinks, takeLink } from '../links/service.ts';
import { isEasyToGuess } from '../service/password-strength.ts';
import { newDeviceToken, NOTHING_JOINED } from '../service/begin-session.ts';
import { hashPassword } from '../service/passwords.ts';
import { hashToken, startSession } from '../service/sessions.ts';
import { rememberOrigin } from '../store/accounts.ts';
import { findSession } from '../store/sessions.ts';
import * as store from './store.ts';

export { hasActiveAdministrator } from './store.ts';

const PURPOSE = 'create_administrator';

/** Issues a one-time link to create an administrator and invalidates all earlier ones. */
export const issueSetupLink = (db: Db, now: Date): Promise<IssuedLink> =>
  inTransaction(db, async (tx) => {
    await revokeLinks(tx, [PURPOSE], {});
    return issueLink(tx, { purpose: PURPOSE, now });
  });

const expired = (): Problem => new Problem('auth.setup_link_expired', 404);

/** Returns the expiry of the link. The same 404 for a used, an expired and an unknown one. */
export async function checkLink(db: Db, token: string, now: Date): Promise<Date> {
  const link = await findLink(db, { token, purposes: [PURPOSE], now });
  if (!link) throw expired();
  return link.expiresAt;
}

interface SetupRequest {
  readonly body: AdministratorForm & { readonly token: string; readonly language: Language };
  readonly address: string;
  readonly userAgent: string | null;
  readonly now: Date;
}

/** Creates the administrator, uses up the link and starts a session, in one transaction. */
export async function createAdministrator(db: Db, { body, address, userAgent, now }: SetupRequest): Promise<Session> {
  const { token, password, ...account } = body;
  // First, so that a caller without a link learns nothing of existing accounts and costs no hashing.
  await checkLink(db, token, now);
  const errors = await fieldErrors(db, body);
  if (errors.length > 0) throw new Problem('auth.account_refused', 409, { errors });
  const passwordHash = await hashPassword(password);
  const deviceToken = newDeviceToken();
  const origin = { network: networkOf(address), deviceHash: hashToken(deviceToken) };
  try {
    return await inTransaction(db, async (tx) => {
      if (!(await takeLink(tx, { token, purposes: [PURPOSE], now }))) throw expired();
      const userId = await store.insertAdministrator(tx, { ...account, passwordHash });
      const session = await startSession(tx, { userId, role: 'administrator', userAgent, now });
      await rememberOrigin(tx, { userId, ...origin, now });
      const { username, email, firstName, lastName } = account;
      await writeAudit(
        tx,
        { userId, name: `${firstName} ${lastName}` },
        { action: 'users.createAdministrator', entity: 'user', entityId: userId, after: { username, email } },
      );
      const expiresAt = session.expiresAt.toISOString();
      // They may have to set up a second factor first.
      const role = (await findSession(tx, session.tokenHash))?.actor.role as Session['role'];
      return { token: session.token, deviceToken, expiresAt, role, ...NOTHING_JOINED };
    });
  } catch (error) {
    // A concurrent request has taken the name.
    if (!isDuplicate(error)) throw error;
    throw new Problem('auth.account_refused', 409, { errors: await fieldErrors(db, body) });
  }
}

async function fieldErrors(db: Db, { username, email, firstName, lastName, password }: AdministratorForm) {
  const taken = await store.findTakenFields(db, { username, email });
  const errors: FieldError[] = taken.map((field) => ({ field, key: 'records.taken' }));
  if (await isEasyToGuess(password, [username, email, ...email.split('@'), firstName, lastName]))
    errors.push({ field: 'password', key: 'validation.password_easy' });
  return errors;
}
