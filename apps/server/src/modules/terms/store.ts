import type { AdminTerms, TermsForm } from '@sjaj/contract';
import type { Content } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { execute } from '../../platform/database/statements.ts';
import { prepared } from '../../platform/database/prepared.ts';

/** The newest version for the form of staff; without texts and with version 0 where there is none. */
export async function newest(db: Db | Tx): Promise<AdminTerms> {
  const row = await db
    .selectFrom('terms_of_service')
    .select(['id', 'title', 'content', 'valid_from'])
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return { title: {}, content: {}, validFrom: null, version: 0 };
  const { title, content } = row as unknown as Pick<AdminTerms, 'title' | 'content'>;
  return { title, content, validFrom: row.valid_from.toISOString(), version: row.id };
}

/** Locks the table against new versions until the transaction ends; reads go on. */
export const lock = (tx: Tx): Promise<void> => execute(tx)`lock table terms_of_service in share row exclusive mode`;

export async function insert(tx: Tx, { title, content }: TermsForm, validFrom: Date): Promise<void> {
  await tx
    .insertInto('terms_of_service')
    .values({ title: JSON.stringify(title), content: JSON.stringify(content), valid_from: validFrom })
    .execute();
}

export interface TermsRow {
  readonly id: number;
  readonly title: Content;
  readonly content: Content;
  readonly validFrom: Date;
}

const MAX_VERSIONS = 20;

/** The version in force and earlier ones, newest first. */
export const versions = (db: Db, now: Date): Promise<readonly TermsRow[]> =>
  db
    .selectFrom('terms_of_service')
    .select(['id', sql<Content>`title`.as('title'), sql<Content>`content`.as('content'), 'valid_from as validFrom'])
    .where('valid_from', '<=', now)
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_VERSIONS)
    .execute();

const current = prepared<{ now: Date }, { id: number; title: Content }>(
  (value) => sql`
    select id, title from terms_of_service where valid_from <= ${value('now')} order by valid_from desc, id desc limit 1`,
);

/** The terms in force; undefined where there are none. */
export const currentTerms = async (db: Db | Tx, now: Date): Promise<{ id: number; title: Content } | undefined> =>
  (await db.executeQuery(current(db, { now }))).rows[0];
