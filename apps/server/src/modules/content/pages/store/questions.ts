import { FAQ_TOPICS, type FaqQuestionForm } from '@sjaj/contract';
import { sql } from 'kysely';
import type { RecordDefinition, Stored } from '../../../../kernel/records.ts';
import type { Db, Tx } from '../../../../platform/database/db.ts';

/** All questions by topic and position, or the one. */
export async function questionRows(db: Db | Tx, id?: number): Promise<readonly Stored<FaqQuestionForm>[]> {
  const rows = await db
    .selectFrom('faq_question')
    .select(['id', 'version', 'position as order', 'is_active as isActive'])
    .select([
      sql<FaqQuestionForm['topic']>`topic`.as('topic'),
      sql<FaqQuestionForm['question']>`question`.as('question'),
      sql<FaqQuestionForm['answer']>`answer`.as('answer'),
    ])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy(sql`array_position(${[...FAQ_TOPICS]}::text[], topic)`)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id: rowId, version, ...form }) => ({ id: rowId, version, form }));
}

const columnsOf = (form: FaqQuestionForm) => ({
  topic: form.topic,
  question: JSON.stringify(form.question),
  answer: JSON.stringify(form.answer),
  position: form.order,
  is_active: form.isActive,
});

export const questionRecords: RecordDefinition<FaqQuestionForm> = {
  entity: 'faq_question',
  lock: async (tx, id) => {
    await tx.selectFrom('faq_question').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    return (await questionRows(tx, id))[0];
  },
  insert: async (tx, form) => {
    const inserting = tx.insertInto('faq_question').values(columnsOf(form));
    const { id } = await inserting.returning('id').executeTakeFirstOrThrow();
    return id;
  },
  update: async (tx, id, form) => {
    const columns = { ...columnsOf(form), version: sql<number>`version + 1` };
    await tx.updateTable('faq_question').set(columns).where('id', '=', id).execute();
  },
  remove: async (tx, id) => {
    await tx.deleteFrom('faq_question').where('id', '=', id).execute();
  },
  usersOf: async () => [],
};
