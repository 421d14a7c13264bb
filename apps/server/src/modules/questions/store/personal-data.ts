import type { PersonalData } from '../../../kernel/personal-data.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { allRows, execute, oneColumn } from '../../../platform/database/statements.ts';
import { releaseFiles } from '../../files/index.ts';

/** Questions with their answers and photos. */
export const personalData: PersonalData = {
  section: 'questions',
  async read(db, { userId }) {
    return allRows(db)`
      select words, body, created_at, outcome, answer, answered_at
      from customer_question where user_id = ${userId} order by id`;
  },
  async erase(tx, { userId, now }) {
    const rows = await allRows<{ fileId: number }>(tx)`
      select p.file_id as "fileId"
      from customer_question_photo p join customer_question q on q.id = p.question_id where q.user_id = ${userId}`;
    await execute(tx)`delete from customer_question where user_id = ${userId}`;
    await releaseFiles(
      tx,
      rows.map(({ fileId }) => fileId),
      now,
    );
  },
};

/** Deletes what guests asked before; the ids of their photos. */
export const removeOfGuests = (tx: Tx, before: Date): Promise<number[]> =>
  oneColumn<number>(tx)`
    with removed as (
      delete from customer_question where guest_email is not null and created_at < ${before} returning id
    )
    select p.file_id as "fileId" from removed join customer_question_photo p on p.question_id = removed.id`;
