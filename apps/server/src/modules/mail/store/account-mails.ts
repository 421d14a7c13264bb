import type { OutgoingKey } from '@sjaj/i18n/server';
import type { Tx } from '../../../platform/database/db.ts';
import { firstRow, oneNumber } from '../../../platform/database/statements.ts';

interface Reader {
  readonly address: string;
  readonly name: string;
  readonly language: string;
}

export interface NewAccountMail extends Reader {
  /** Names the event: it is mailed once. */
  readonly key: string;
  readonly kind: OutgoingKey;
  readonly facts: Readonly<Record<string, string>>;
  readonly link: string | null;
  readonly userId?: number;
  readonly requestId?: number;
}

export async function insert(tx: Tx, mail: NewAccountMail): Promise<void> {
  await tx
    .insertInto('outgoing_mail')
    .values({
      event_key: mail.key,
      kind: mail.kind,
      facts: JSON.stringify(mail.facts),
      link: mail.link,
      user_id: mail.userId ?? null,
      account_request_id: mail.requestId ?? null,
      to_address: mail.address,
      to_name: mail.name,
      language: mail.language,
      sees_prices: false,
    })
    .onConflict((oc) => oc.column('event_key').doNothing())
    .execute();
}

interface RecentMailsInput {
  readonly kind: OutgoingKey;
  readonly address: string;
  readonly minutes: number;
}

/** How many mails of the kind the address got within the last minutes. */
export const countRecent = (tx: Tx, { kind, address, minutes }: RecentMailsInput): Promise<number> =>
  oneNumber(tx)`
    select count(*)::integer as mails from outgoing_mail
    where kind = ${kind} and login_name(to_address) = login_name(${address})
      and created_at > now() - make_interval(mins => ${minutes})`;

/** The user with the e-mail who may log in. */
export const activeUser = (tx: Tx, email: string): Promise<(Reader & { readonly userId: number }) | undefined> =>
  firstRow<Reader & { userId: number }>(tx)`
    select u.id as "userId", u.email as address, u.first_name || ' ' || u.last_name as name, u.language
    from user_account u left join company c on c.id = u.company_id
    where login_name(u.email) = login_name(${email}) and u.is_active and c.is_active is not false and u.role <> 'guest'
  `;

interface Applicant extends Reader {
  readonly company: string;
}

export const applicant = (tx: Tx, requestId: number): Promise<Applicant | undefined> =>
  firstRow<Applicant>(tx)`
    select email as address, first_name || ' ' || last_name as name, language, company_title as company
    from account_request where id = ${requestId}`;

/** What staff have written in an entry of a request's history. */
export async function noteOf(tx: Tx, eventId: number): Promise<string | undefined> {
  const row = await tx.selectFrom('account_request_event').select('note').where('id', '=', eventId).executeTakeFirst();
  return row?.note;
}

interface Registrant extends Omit<Reader, 'name'> {
  /** Whether the address has an account already, of whatever kind. */
  readonly isKnown: boolean;
}

/** Who has registered as a private customer. */
export const registrant = (tx: Tx, registrationId: number): Promise<Registrant | undefined> =>
  firstRow<Registrant>(tx)`
    select r.email as address, r.language, exists (
      select from user_account u
      where login_name(u.email) = login_name(r.email) or login_name(u.username) = login_name(r.email)
    ) as "isKnown"
    from private_registration r where r.id = ${registrationId}`;

interface NewUser extends Reader {
  readonly username: string;
  readonly company: string;
  readonly hasPassword: boolean;
}

export const newUser = (tx: Tx, userId: number): Promise<NewUser | undefined> =>
  firstRow<NewUser>(tx)`
    select u.email as address, u.first_name || ' ' || u.last_name as name, u.language, u.username, c.title as company,
      u.password_hash is not null as "hasPassword"
    from user_account u join company c on c.id = u.company_id where u.id = ${userId}`;

/** The user whose e-mail has changed; none where nobody has used the account yet: the address may have been mistyped. */
export const movedUser = (tx: Tx, userId: number): Promise<Omit<Reader, 'address'> | undefined> =>
  firstRow<Omit<Reader, 'address'>>(tx)`
    select first_name || ' ' || last_name as name, language
    from user_account where id = ${userId} and password_hash is not null and role <> 'deleted'`;

/** The user with their address; none where the account was deleted meanwhile. */
export const accountOwner = (tx: Tx, userId: number): Promise<Reader | undefined> =>
  firstRow<Reader>(tx)`
    select email as address, first_name || ' ' || last_name as name, language
    from user_account where id = ${userId} and email is not null and role <> 'deleted'`;

/** An active user who has not set a password yet. */
export const invitedUser = (tx: Tx, userId: number): Promise<(Reader & { readonly username: string }) | undefined> =>
  firstRow<Reader & { username: string }>(tx)`
    select email as address, first_name || ' ' || last_name as name, language, username
    from user_account where id = ${userId} and is_active and password_hash is null and email is not null`;
