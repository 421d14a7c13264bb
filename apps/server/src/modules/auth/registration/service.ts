import type { RegistrationForm, Session } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Idempotency, inTransactionOnce } from '../../../kernel/idempotency.ts';
import { type Db, inTransaction, isDuplicate, type Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { currentTerms } from '../../terms/index.ts';
import { createPrivateAccount } from '../accounts/service.ts';
import { isEmailTaken } from '../accounts/store.ts';
import { insertConsent } from '../consents/store.ts';
import { publish } from '../events.ts';
import { findLink, linkExpired, takeLink } from '../links/service.ts';
import { requireGoodPassword } from '../passwords/service.ts';
import { beginSession, refuseClosed, type SessionInput } from '../service/begin-session.ts';
import { hashPassword, loginQueue, verifyPassword } from '../service/passwords.ts';
import * as store from './store.ts';

const PURPOSES = ['confirm_registration'] as const;

interface RegisterInput {
  readonly form: RegistrationForm;
  readonly language: Language;
  readonly now: Date;
  readonly isOpen: boolean;
  readonly idempotency: Idempotency;
}

/**
 * Stores what somebody has entered who wants a private account, and asks for the mail that confirms it. Whether the address has an
 * account is looked up after the commit, so that neither the answer nor its time tells. 409 at the field for a password that is easy to
 * guess, 403 while the shop is closed.
 */
export async function register(db: Db, { form, language, now, isOpen, idempotency }: RegisterInput): Promise<void> {
  refuseClosed('private', { isOpen });
  const { email, firstName, lastName, password } = form;
  const owner = { role: 'private', username: '', email, firstName, lastName, companyTitle: null };
  await requireGoodPassword(owner, password, 'password');
  const passwordHash = await hashPassword(password);
  await inTransactionOnce(db, idempotency, async (tx) => {
    const termsId = (await currentTerms(tx, now))?.id ?? null;
    const person = { email, firstName, lastName, language, passwordHash, termsId };
    const registrationId = await store.insertRegistration(tx, person, now);
    await publish(tx, 'registration.requested', { registrationId });
    return null;
  });
}

interface ConfirmInput extends SessionInput {
  readonly token: string;
  readonly password: string;
}

/**
 * Creates the account of a registration and logs in. The password has to be that of the registration: somebody who registers the address
 * of another must not get an account that its owner has confirmed by a click. A refusal leaves the link as it is.
 */
export async function confirmRegistration(db: Db, { token, password, ...session }: ConfirmInput): Promise<Session> {
  const { now, network } = session;
  const link = { token, purposes: PURPOSES, now };
  const id = (await findLink(db, link))?.registrationId ?? null;
  const registered = id === null ? undefined : await store.findRegistration(db, id);
  if (!registered) throw await linkExpired(db);
  refuseClosed('private', session);
  const isRight = await loginQueue.run({ network, account: `registration:${registered.id}` }, () =>
    verifyPassword(registered.passwordHash, password),
  );
  if (!isRight) {
    const errors = [{ field: 'password', key: 'validation.password_wrong' }] as const;
    throw new Problem('auth.password_refused', 409, { errors });
  }
  return orEmailTaken(
    inTransaction(db, async (tx) => {
      if (!(await takeLink(tx, link))) throw await linkExpired(tx);
      const userId = await openPrivateAccount(tx, registered, now);
      const { firstName, lastName } = registered;
      return beginSession(tx, { id: userId, role: 'private', name: `${firstName} ${lastName}` }, session);
    }),
  );
}

/** Creates the account of a private customer whose address is proved, with their consent; 409 where the address has one. */
export async function openPrivateAccount(
  tx: Tx,
  registered: Omit<store.Registration, 'id'>,
  now: Date,
): Promise<number> {
  const { email, firstName, lastName, language, passwordHash, termsId, acceptedAt } = registered;
  if (await isEmailTaken(tx, email, null)) throw new Problem('auth.email_taken', 409);
  const userId = await createPrivateAccount(tx, { email, firstName, lastName, language, passwordHash, now });
  await insertConsent(tx, {
    userId,
    purpose: 'terms',
    version: termsId,
    isGiven: true,
    source: 'registration',
    at: acceptedAt,
  });
  await store.deleteRegistrations(tx, email);
  const name = `${firstName} ${lastName}`;
  await writeAudit(tx, { userId, name }, { action: 'users.register', entity: 'user', entityId: userId });
  return userId;
}

/** Of two accounts with one e-mail that are written at once, the database refuses the second. */
export async function orEmailTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new Problem('auth.email_taken', 409);
  }
}
