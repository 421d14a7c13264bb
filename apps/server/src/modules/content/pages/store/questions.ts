import { FAQ_TOPICS, type FaqQuestionForm } from '@sjaj/contract';
import { sql } from 'kysely';
import type { RecordDefinition, Stored } from '../../../../kernel/records.ts';
import { tableRecords } from '../../../../kernel/table-records.ts';
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
  ...tableRecords('faq_question', { rows: questionRows, columnsOf }),
};
