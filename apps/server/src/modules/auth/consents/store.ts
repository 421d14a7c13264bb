import { sql } from 'kysely';
import type { Consent, ReadConsents } from '../../../kernel/consents.ts';
import type { PersonalData } from '../../../kernel/personal-data.ts';
import type { Tx } from '../../../platform/database/db.ts';

interface NewConsent extends Consent {
  readonly userId: number;
  readonly purpose: 'terms';
  readonly source: 'registration';
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

/** What the user has agreed to when they registered. */
export const readConsents: ReadConsents = async (db, { userId }) => {
  const { rows } = await sql<Consent>`
    select purpose, version, is_given as "isGiven", source, created_at as at
    from consent where user_id = ${userId} order by id desc
  `.execute(db);
  return rows;
};

export const personalData: PersonalData = {
  section: 'consents',
  read: readConsents,
  async erase(tx, { userId }) {
    await tx.deleteFrom('consent').where('user_id', '=', userId).execute();
  },
};
