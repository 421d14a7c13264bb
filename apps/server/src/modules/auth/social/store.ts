import type { SocialProvider } from '@sjaj/contract';
import type { PersonalData } from '../../../kernel/personal-data.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows, anyRow, firstRow } from '../../../platform/database/statements.ts';
import type { ProviderIdentity } from './rules.ts';

/** A log-in on its way, under the hash of the token of its stage. */
interface SocialLoginKey {
  readonly tokenHash: Buffer;
  /** SHA-256 of the token in the cookie of the browser that began. */
  readonly browserHash: Buffer;
}

interface NewSocialLogin extends SocialLoginKey {
  readonly provider: SocialProvider;
  readonly expiresAt: Date;
}

export async function insertBegun(
  db: Db,
  { tokenHash, browserHash, provider, expiresAt }: NewSocialLogin,
): Promise<void> {
  await db
    .insertInto('social_login')
    .values({ token_hash: tokenHash, browser_hash: browserHash, stage: 'begun', provider, expires_at: expiresAt })
    .execute();
}

interface IdentifiedLogin extends NewSocialLogin {
  readonly stage: 'answered' | 'identified';
  readonly identity: ProviderIdentity;
}

export async function insertIdentified(db: Db | Tx, { identity, ...login }: IdentifiedLogin): Promise<void> {
  const { tokenHash, browserHash, stage, provider, expiresAt } = login;
  await db
    .insertInto('social_login')
    .values({
      token_hash: tokenHash,
      browser_hash: browserHash,
      stage,
      provider,
      subject: identity.subject,
      email: identity.email,
      is_email_verified: identity.isEmailVerified,
      first_name: identity.firstName,
      last_name: identity.lastName,
      expires_at: expiresAt,
    })
    .execute();
}

type Take = SocialLoginKey & { readonly now: Date };

/** Uses up the state of a log-in; false for a used, an expired and an unknown one, and for one of another browser or provider. */
export const takeBegun = (db: Db, { provider, ...take }: Take & { provider: SocialProvider }): Promise<boolean> =>
  anyRow(db)`
    delete from social_login where token_hash = ${take.tokenHash} and browser_hash = ${take.browserHash}
      and stage = 'begun' and provider = ${provider} and expires_at > ${take.now} returning 1
  `;

/** The person that a provider has named, with the provider. */
export interface SocialIdentity extends ProviderIdentity {
  readonly provider: SocialProvider;
}

/** Uses up the code or the ticket of a log-in; undefined for one that this browser cannot use, or not any more. */
export const takeIdentified = (
  tx: Tx,
  stage: IdentifiedLogin['stage'],
  { tokenHash, browserHash, now }: Take,
): Promise<SocialIdentity | undefined> =>
  firstRow<SocialIdentity>(tx)`
    delete from social_login where token_hash = ${tokenHash} and browser_hash = ${browserHash} and stage = ${stage}
      and expires_at > ${now}
    returning provider, subject, email, is_email_verified as "isEmailVerified", first_name as "firstName",
      last_name as "lastName"
  `;

export async function deleteExpiredSocialLogins(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('social_login').where('expires_at', '<', now).execute();
}

interface LinkedUser {
  readonly id: number;
  readonly role: string;
  readonly name: string;
  /** Whether user and company are active. */
  readonly isActive: boolean;
}

/** The user whose account the identity is linked with. */
export const findLinkedUser = (
  tx: Tx,
  { provider, subject }: Pick<SocialIdentity, 'provider' | 'subject'>,
): Promise<LinkedUser | undefined> =>
  firstRow<LinkedUser>(tx)`
    select u.id, u.role, u.first_name || ' ' || u.last_name as name, u.is_active and c.is_active is not false as "isActive"
    from social_identity i join user_account u on u.id = i.user_id left join company c on c.id = u.company_id
    where i.provider = ${provider} and i.subject = ${subject}
  `;

/** Whether the identity is linked with an account, or the user's account with an identity of the provider. */
export const isLinked = (
  tx: Tx,
  userId: number,
  { provider, subject }: Pick<SocialIdentity, 'provider' | 'subject'>,
): Promise<boolean> =>
  anyRow(tx)`
    select 1 from social_identity where provider = ${provider} and (subject = ${subject} or user_id = ${userId}) limit 1
  `;

interface IdentityRow extends Pick<SocialIdentity, 'provider' | 'email'> {
  readonly id: number;
  readonly linkedAt: Date;
}

/** What is linked with the user's account, the oldest first. */
export const listIdentities = (db: Db, userId: number): Promise<IdentityRow[]> =>
  allRows<IdentityRow>(db)`
    select id, provider, email, created_at as "linkedAt" from social_identity where user_id = ${userId} order by id
  `;

/** Deletes an identity of the user and returns what it was; undefined where they have no such one. */
export const deleteIdentity = (
  tx: Tx,
  { id, userId }: { readonly id: number; readonly userId: number },
): Promise<Pick<SocialIdentity, 'provider' | 'email'> | undefined> =>
  firstRow<Pick<SocialIdentity, 'provider' | 'email'>>(tx)`
    delete from social_identity where id = ${id} and user_id = ${userId} returning provider, email
  `;

/** Links an identity with an account. Fails as a duplicate where one of them is linked already. */
export async function insertIdentity(
  tx: Tx,
  userId: number,
  { provider, subject, email, now }: Pick<SocialIdentity, 'provider' | 'subject' | 'email'> & { now: Date },
): Promise<void> {
  await tx
    .insertInto('social_identity')
    .values({ provider, subject, user_id: userId, email, created_at: now })
    .execute();
}

/** By whom the person logs in beside their password. */
export const personalData: PersonalData = {
  section: 'socialIdentities',
  async read(db, { userId }) {
    return allRows(db)`
      select provider, subject, email, created_at from social_identity where user_id = ${userId} order by id
    `;
  },
  async erase(tx, { userId }) {
    await tx.deleteFrom('social_identity').where('user_id', '=', userId).execute();
  },
};
