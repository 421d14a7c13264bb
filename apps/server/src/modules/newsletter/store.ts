import { sql } from 'kysely';
import type { PersonalData } from '../../kernel/personal-data.ts';
import type { Tx } from '../../platform/database/db.ts';

interface SubscriptionRequest {
  readonly email: string;
  readonly language: string;
}

/** The id of the address's subscription, inserted where there is none. A request never changes the language of a confirmed subscriber. */
export async function upsert(tx: Tx, { email, language }: SubscriptionRequest): Promise<number> {
  const row = await tx
    .insertInto('newsletter_subscription')
    .values({ email, language })
    .onConflict((oc) =>
      oc.expression(sql`lower(email collate pg_c_utf8)`).doUpdateSet({
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

export async function setUnsubscribeHash(tx: Tx, subscriptionId: number, unsubscribeHash: Buffer): Promise<void> {
  await tx
    .updateTable('newsletter_subscription')
    .set({ unsubscribe_hash: unsubscribeHash })
    .where('id', '=', subscriptionId)
    .execute();
}

/** Confirms and uses up the link; undefined if it does not work (any more). Only one of two concurrent requests gets it. */
export async function confirm(tx: Tx, tokenHash: Buffer, now: Date): Promise<number | undefined> {
  const row = await tx
    .updateTable('newsletter_subscription')
    .set({ confirmed_at: now, unsubscribed_at: null, token_hash: null, link_expires_at: null })
    .where('token_hash', '=', tokenHash)
    .where('link_expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Whether there is such a link. The first time that it is used counts. */
export async function unsubscribe(tx: Tx, unsubscribeHash: Buffer, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('newsletter_subscription')
    .set((eb) => ({ unsubscribed_at: eb.fn.coalesce('unsubscribed_at', eb.val(now)) }))
    .where('unsubscribe_hash', '=', unsubscribeHash)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The subscription of the address. */
export const personalData: PersonalData = {
  section: 'newsletter',
  async read(db, { email }) {
    const { rows } = await sql`
      select email, language, created_at, confirmed_at, unsubscribed_at from newsletter_subscription where email = ${email}
    `.execute(db);
    return rows;
  },
  async erase(tx, { email }) {
    await sql`delete from newsletter_subscription where email = ${email}`.execute(tx);
  },
};
