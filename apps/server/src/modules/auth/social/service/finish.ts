import type { LoginChallenge, Session, UnlinkedIdentity } from '@sjaj/contract';
import { writeAudit } from '../../../../kernel/audit.ts';
import type { Customer } from '../../../../kernel/actor.ts';
import { type Db, inTransaction, isDuplicate, type Tx } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import { currentTerms } from '../../../terms/index.ts';
import { isEmailTaken } from '../../accounts/store.ts';
import { publish } from '../../events.ts';
import { openPrivateAccount, orEmailTaken } from '../../registration/service.ts';
import { isStaffRole } from '../../rules.ts';
import type { RelyingParty } from '../../second-factor/rules.ts';
import { issueChallenge } from '../../second-factor/service/log-in.ts';
import { beginSession, refuseClosed, type SessionInput } from '../../service/begin-session.ts';
import { hashPassword } from '../../service/passwords.ts';
import { hashToken } from '../../service/sessions.ts';
import * as store from '../store.ts';
import { newToken } from './secrets.ts';

/** How long the form that opens or links an account works. */
const TICKET_MS = 10 * 60_000;

interface BrowserToken {
  /** A code or a ticket. */
  readonly token: string;
  /** The token in the cookie of the browser; null where it has none. */
  readonly browser: string | null;
  readonly now: Date;
}

/** 404 for a token that is used, expired or unknown, and for one of another browser. */
async function take(
  tx: Tx,
  stage: 'answered' | 'identified',
  { token, browser, now }: BrowserToken,
): Promise<store.SocialIdentity> {
  const key = { tokenHash: hashToken(token), browserHash: hashToken(browser ?? ''), now };
  const identity = browser === null ? undefined : await store.takeIdentified(tx, stage, key);
  if (!identity) throw new Problem('auth.social_expired', 404);
  return identity;
}

interface FinishInput extends SessionInput, BrowserToken {
  readonly relyingParty: RelyingParty | null;
}

/**
 * Ends a log-in at a provider: the session of the linked account, the challenge of its second step, or a ticket where there is none. An
 * address alone never leads into an account. 403 for accounts of staff, inactive ones and a closed shop.
 */
export function finishSocialLogin(db: Db, input: FinishInput): Promise<Session | LoginChallenge | UnlinkedIdentity> {
  refuseClosed('private', input);
  return inTransaction(db, async (tx) => {
    const identity = await take(tx, 'answered', input);
    const user = await store.findLinkedUser(tx, identity);
    if (!user) return issueTicket(tx, identity, input);
    // Somebody may have become staff since: they prove themselves by password and second factor.
    if (!user.isActive || isStaffRole(user.role)) throw new Problem('auth.social_refused', 403);
    const { relyingParty, now } = input;
    return (await issueChallenge(tx, { userId: user.id, relyingParty, now })) ?? (await beginSession(tx, user, input));
  });
}

async function issueTicket(tx: Tx, identity: store.SocialIdentity, input: BrowserToken): Promise<UnlinkedIdentity> {
  const { provider, email, isEmailVerified, firstName, lastName } = identity;
  const ticket = newToken();
  const expiresAt = new Date(input.now.getTime() + TICKET_MS);
  const [tokenHash, browserHash] = [hashToken(ticket), hashToken(input.browser ?? '')];
  await store.insertIdentified(tx, { tokenHash, browserHash, stage: 'identified', provider, identity, expiresAt });
  // Who has an unproved address is nobody's business.
  const isProved = email !== null && isEmailVerified;
  const proved = isProved && (await isEmailTaken(tx, email, null)) ? 'taken' : 'new';
  const account = isProved ? proved : 'unconfirmed';
  return { ticket, expiresAt: expiresAt.toISOString(), provider, account, email, firstName, lastName };
}

interface OpenAccountInput extends SessionInput, BrowserToken {
  readonly firstName: string;
  readonly lastName: string;
}

/** Opens the private account of an address that the provider has verified, links it and logs in. A refusal leaves the ticket as it is. */
export async function openSocialAccount(db: Db, input: OpenAccountInput): Promise<Session> {
  refuseClosed('private', input);
  const { firstName, lastName, language, now } = input;
  // Nobody knows this password. Who wants one sets it by the mail for forgotten ones.
  const passwordHash = await hashPassword(newToken());
  return orEmailTaken(
    inTransaction(db, async (tx) => {
      const identity = await take(tx, 'identified', input);
      const { email, isEmailVerified } = identity;
      if (email === null || !isEmailVerified) throw new Problem('auth.social_expired', 404);
      const termsId = (await currentTerms(tx, now))?.id ?? null;
      const person = { email, firstName, lastName, language, passwordHash, termsId, acceptedAt: now };
      const userId = await openPrivateAccount(tx, person, now);
      await store.insertIdentity(tx, userId, { ...identity, now });
      return beginSession(tx, { id: userId, role: 'private', name: `${firstName} ${lastName}` }, input);
    }),
  );
}

interface LinkInput extends BrowserToken {
  readonly actor: Customer;
  readonly isOpen: boolean;
}

/** The ticket that links an identity with the account that is logged in. 409 where either has another link already. */
export function identifyForLink(db: Db, input: LinkInput): Promise<UnlinkedIdentity> {
  refuseClosed('private', input);
  return inTransaction(db, async (tx) => {
    const identity = await take(tx, 'answered', input);
    if (await store.isLinked(tx, input.actor.userId, identity)) throw new Problem('auth.social_taken', 409);
    return issueTicket(tx, identity, input);
  });
}

/** Links the identity of the ticket with the account that is logged in. 409 where either has another link already. */
export async function linkIdentity(db: Db, input: LinkInput): Promise<void> {
  refuseClosed('private', input);
  const { actor, now } = input;
  try {
    await inTransaction(db, async (tx) => {
      const identity = await take(tx, 'identified', input);
      await store.insertIdentity(tx, actor.userId, { ...identity, now });
      const after = { provider: identity.provider, email: identity.email };
      await writeAudit(tx, actor, { action: 'users.link_identity', entity: 'user', entityId: actor.userId, after });
      await publish(tx, 'identity.changed', { userId: actor.userId, provider: identity.provider, change: 'linked' });
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new Problem('auth.social_taken', 409);
  }
}
