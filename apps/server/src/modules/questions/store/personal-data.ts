import { sql } from 'kysely';
import type { PersonalData } from '../../../kernel/personal-data.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { releaseFiles } from '../../files/index.ts';

/** Questions with their answers and photos. */
export const personalData: PersonalData = {
  section: 'questions',
  async read(db, { userId }) {
    const { rows } = await sql`
      select words, body, created_at, outcome, answer, answered_at
      from customer_question where user_id = ${userId} order by id`.execute(db);
    return rows;
  },
  async erase(tx, { userId, now }) {
    const { rows } = await sql<{ fileId: number }>`
      select p.file_id as "fileId"
      from customer_question_photo p join customer_question q on q.id = p.question_id where q.user_id = ${userId}`.execute(
      tx,
    );
    await sql`delete from customer_question where user_id = ${userId}`.execute(tx);
    await releaseFiles(
      tx,
      rows.map(({ fileId }) => fileId),
      now,
    );
  },
};

/** Deletes what guests asked before; the ids of their photos. */
export async function removeOfGuests(tx: Tx, before: Date): Promise<number[]> {
  const { rows } = await sql<{ fileId: number }>`
    with removed as (
      delete from customer_question where guest_email is not null and created_at < ${before} returning id
    )
    select p.file_id as "fileId" from removed join customer_question_photo p on p.question_id = removed.id`.execute(tx);
  return rows.map(({ fileId }) => fileId);
}
