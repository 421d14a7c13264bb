import type { AdminTerms, TermsForm } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';

/** The version in force; one without texts and with version 0 where there is none. */
export async function inForce(db: Db | Tx, now: Date): Promise<AdminTerms> {
  const row = await db
    .selectFrom('terms_of_service')
    .select(['id', 'title', 'content', 'valid_from'])
    .where('valid_from', '<=', now)
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return { title: {}, content: {}, validFrom: null, version: 0 };
  const { title, content } = row as unknown as Pick<AdminTerms, 'title' | 'content'>;
  return { title, content, validFrom: row.valid_from.toISOString(), version: row.id };
}

/** Nobody else adds a version until the transaction ends; reading goes on. */
export async function lock(tx: Tx): Promise<void> {
  await sql`lock table terms_of_service in share row exclusive mode`.execute(tx);
}

export async function insert(tx: Tx, { title, content }: TermsForm, validFrom: Date): Promise<void> {
  await tx
    .insertInto('terms_of_service')
    .values({ title: JSON.stringify(title), content: JSON.stringify(content), valid_from: validFrom })
    .execute();
}
