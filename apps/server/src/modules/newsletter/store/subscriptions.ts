import { sql } from 'kysely';
import type { Consent as PersonsConsent, ReadConsents } from '../../../kernel/consents.ts';
import type { PersonalData } from '../../../kernel/personal-data.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { updateRow } from '../../../platform/database/rows.ts';
import { allRows, execute } from '../../../platform/database/statements.ts';

interface SubscriptionRequest {
  readonly email: string;
  readonly language: string;
  readonly now: Date;
}

/** The id of the address's subscription, inserted where there is none. A request never changes the language of a confirmed subscriber. */
export async function upsert(tx: Tx, { email, language, now }: SubscriptionRequest): Promise<number> {
  const row = await tx
    .insertInto('newsletter_subscription')
    .values({ email, language, created_at: now, requested_at: now })
    .onConflict((oc) =>
      oc.expression(sql`lower(email collate pg_c_utf8)`).doUpdateSet({
        requested_at: now,
        language: sql`case
          when newsletter_subscription.confirmed_at is not null and newsletter_subscription.unsubscribed_at is null
          then newsletter_subscription.language else excluded.language end`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

interface NewLink {
  readonly subscriptionId: number;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

/** Stores the link of a subscription that waits for confirmation; one that is confirmed meanwhile takes none. */
export async function setLink(tx: Tx, { subscriptionId, tokenHash, expiresAt }: NewLink): Promise<void> {
  await tx
    .updateTable('newsletter_subscription')
    .set({ token_hash: tokenHash, link_expires_at: expiresAt })
    .where('id', '=', subscriptionId)
    .where((eb) => eb.or([eb('confirmed_at', 'is', null), eb('unsubscribed_at', 'is not', null)]))
    .execute();
}

interface UnsubscribeLink {
  readonly tokenHash: Buffer;
  readonly subscriptionId: number;
  readonly deliveryId: number | null;
  readonly now: Date;
}

/** Stores a link that unsubscribes. Those of earlier mails go on working. */
export async function addUnsubscribeLink(
  tx: Tx,
  { tokenHash, subscriptionId, deliveryId, now }: UnsubscribeLink,
): Promise<void> {
  await tx
    .insertInto('newsletter_unsubscribe_link')
    .values({ token_hash: tokenHash, subscription_id: subscriptionId, delivery_id: deliveryId, created_at: now })
    .execute();
}

/** Confirms and uses up the link; undefined if it does not work (any more). Only one of two concurrent requests gets it. */
export async function confirm(tx: Tx, tokenHash: Buffer, now: Date): Promise<number | undefined> {
  const row = await tx
    .updateTable('newsletter_subscription')
    .set({
      confirmed_at: now,
      unsubscribed_at: null,
      token_hash: null,
      link_expires_at: null,
      bounces: 0,
      bounce_reason: null,
      paused_at: null,
    })
    .where('token_hash', '=', tokenHash)
    .where('link_expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

interface Unsubscribed {
  readonly subscriptionId: number;
  /** False where the subscription had ended before. */
  readonly isFirst: boolean;
}

/** Ends the subscription of the link, which its issue's report counts; undefined for an unknown link. The first time counts. */
export async function unsubscribe(tx: Tx, tokenHash: Buffer, now: Date): Promise<Unsubscribed | undefined> {
  const link = await tx
    .selectFrom('newsletter_unsubscribe_link as l')
    .innerJoin('newsletter_subscription as s', 's.id', 'l.subscription_id')
    .select(['s.id as subscriptionId', 'l.delivery_id as deliveryId', 's.unsubscribed_at as unsubscribedAt'])
    .where('l.token_hash', '=', tokenHash)
    .forUpdate('s')
    .executeTakeFirst();
  if (!link) return undefined;
  const isFirst = link.unsubscribedAt === null;
  if (!isFirst) return { subscriptionId: link.subscriptionId, isFirst };
  await updateRow(tx, 'newsletter_subscription', link.subscriptionId, { unsubscribed_at: now });
  if (link.deliveryId !== null) await updateRow(tx, 'newsletter_delivery', link.deliveryId, { unsubscribed_at: now });
  return { subscriptionId: link.subscriptionId, isFirst };
}

interface Consent {
  readonly subscriptionId: number;
  readonly event: 'requested' | 'confirmed' | 'unsubscribed' | 'removed';
  readonly wording: number;
  readonly now: Date;
}

/** Notes what the address agreed to, or that it does not any more. A request of a subscriber changes nothing and is not noted. */
export const noteConsent = (tx: Tx, { subscriptionId, event, wording, now }: Consent): Promise<void> =>
  execute(tx)`
    insert into newsletter_consent (email, event, wording, language, created_at)
    select email, ${event}, ${wording}, language, ${now} from newsletter_subscription
    where id = ${subscriptionId}
      and (${event} <> 'requested' or confirmed_at is null or unsubscribed_at is not null)`;

/** Deletes requests that nobody confirmed before their link expired, with the note of them. */
export const purgeUnconfirmed = (db: Db, requestedBefore: Date, now: Date): Promise<void> =>
  execute(db)`
    with purged as (
      delete from newsletter_subscription
      where confirmed_at is null and requested_at < ${requestedBefore}
        and (link_expires_at is null or link_expires_at < ${now})
      returning email
    )
    delete from newsletter_consent c using purged p
    where lower(c.email collate pg_c_utf8) = lower(p.email collate pg_c_utf8)
      and not exists (
        select from newsletter_consent k
        where lower(k.email collate pg_c_utf8) = lower(p.email collate pg_c_utf8) and k.event <> 'requested')`;

export async function purgeUnsubscribeLinks(db: Db, createdBefore: Date): Promise<void> {
  await db.deleteFrom('newsletter_unsubscribe_link').where('created_at', '<', createdBefore).execute();
}

const MOST_CONSENTS = 100;

/** When the address has agreed to receive the newsletter, and when it was taken off the list. */
export const readConsents: ReadConsents = (db, { email }) => allRows<PersonsConsent>(db)`
    select 'newsletter' as purpose, wording as version, event = 'confirmed' as "isGiven", 'newsletter' as source,
      created_at as at
    from newsletter_consent
    where login_name(email) = login_name(${email}) and event in ('confirmed', 'unsubscribed', 'removed')
    order by id desc limit ${MOST_CONSENTS}
  `;

/** The subscription of the address, and what it agreed to. */
export const personalData: PersonalData = {
  section: 'newsletter',
  async read(db, { email }) {
    return allRows(db)`
      select email, language, created_at, confirmed_at, unsubscribed_at,
        (select json_agg(json_build_object('event', c.event, 'at', c.created_at, 'wording', c.wording) order by c.id)
          from newsletter_consent c where login_name(c.email) = login_name(s.email)) as consent
      from newsletter_subscription s where login_name(email) = login_name(${email})
    `;
  },
  async erase(tx, { email }) {
    await execute(tx)`delete from newsletter_subscription where login_name(email) = login_name(${email})`;
    await execute(tx)`delete from newsletter_consent where login_name(email) = login_name(${email})`;
  },
};
