import { sql } from 'kysely';
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
