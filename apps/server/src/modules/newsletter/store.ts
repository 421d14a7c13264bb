import { sql } from 'kysely';
import type { PersonalData } from '../../kernel/personal-data.ts';
import type { Tx } from '../../platform/database/db.ts';

interface NewSubscription {
  readonly email: string;
  readonly language: string;
  readonly tokenHash: Buffer;
}

/** The id of a new subscription; undefined where the address has one already. */
export async function insert(tx: Tx, { email, language, tokenHash }: NewSubscription): Promise<number | undefined> {
  const row = await tx
    .insertInto('newsletter_subscription')
    .values({ email, language, token_hash: tokenHash })
    .onConflict((oc) => oc.expression(sql`lower(email collate pg_c_utf8)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
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
