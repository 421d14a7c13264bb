import type { PersonalDataForm } from '@sjaj/contract';
import type { PersonalData } from '../../../kernel/personal-data.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { allRows, firstRow } from '../../../platform/database/statements.ts';

interface OwnChange {
  readonly userId: number;
  readonly before: PersonalDataForm;
  readonly wanted: PersonalDataForm;
  readonly note: string | null;
  readonly now: Date;
}

/** Stores the change in place of one that waits. It gets a new id: nobody decides on values that they have not seen. */
export async function putOwnChange(tx: Tx, { userId, before, wanted, note, now }: OwnChange): Promise<number> {
  const row = await firstRow<{ id: number }>(tx)`
    insert into data_change (user_id, before, wanted, note, created_at)
    values (${userId}, ${JSON.stringify(before)}, ${JSON.stringify(wanted)}, ${note}, ${now})
    on conflict (user_id) where company_id is null and outcome is null
    do update set id = default, before = excluded.before, wanted = excluded.wanted, note = excluded.note,
      created_at = excluded.created_at
    returning id`;
  if (!row) throw new Error('The change was not stored.');
  return row.id;
}

/** What a person has asked to have changed of their own data, and of their company's. The company's stay: they are its own. */
export const personalData: PersonalData = {
  section: 'dataChanges',
  async read(db, { userId }) {
    return allRows(db)`
      select before, wanted, note, created_at, outcome, decided_at, answer from data_change
      where user_id = ${userId} order by id`;
  },
  async erase(tx, { userId }) {
    await tx.deleteFrom('data_change').where('user_id', '=', userId).where('company_id', 'is', null).execute();
    await tx.updateTable('data_change').set({ user_id: null }).where('user_id', '=', userId).execute();
  },
};
