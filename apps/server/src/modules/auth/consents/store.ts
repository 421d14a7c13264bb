import { sql } from 'kysely';
import type { PersonalData } from '../../../kernel/personal-data.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';

type ConsentPurpose = 'terms' | 'measurement';

interface NewConsent {
  readonly userId: number;
  readonly purpose: ConsentPurpose;
  /** Of the wording: the id of the terms, or the number of the question. */
  readonly version: number | null;
  readonly isGiven: boolean;
  readonly source: 'registration' | 'banner' | 'profile';
  readonly at: Date;
}

export async function insertConsent(
  tx: Tx,
  { userId, purpose, version, isGiven, source, at }: NewConsent,
): Promise<void> {
  await tx
    .insertInto('consent')
    .values({ user_id: userId, purpose, version, is_given: isGiven, source, created_at: at })
    .execute();
}

/** What the user has agreed to or refused, the newest first. */
async function listConsents(db: Db, userId: number): Promise<readonly Omit<NewConsent, 'userId'>[]> {
  const { rows } = await sql<Omit<NewConsent, 'userId'>>`
    select purpose, version, is_given as "isGiven", source, created_at as at
    from consent where user_id = ${userId} order by id desc
  `.execute(db);
  return rows;
}

export const personalData: PersonalData = {
  section: 'consents',
  read: (db, { userId }) => listConsents(db, userId),
  async erase(tx, { userId }) {
    await tx.deleteFrom('consent').where('user_id', '=', userId).execute();
  },
};
