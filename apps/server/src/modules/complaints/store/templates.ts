import type { AnswerTemplateForm } from '@sjaj/contract';
import type { RecordDefinition, Stored } from '../../../kernel/records.ts';
import { tableRecords } from '../../../kernel/table-records.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows } from '../../../platform/database/statements.ts';

type Row = AnswerTemplateForm & { readonly id: number; readonly version: number };

/** All templates by title, or the one. */
export async function templateRows(db: Db | Tx, id?: number): Promise<readonly Stored<AnswerTemplateForm>[]> {
  const rows = await allRows<Row>(db)`
    select id, version, title, content, topics from complaint_answer_template
    where ${id ?? null}::integer is null or id = ${id ?? null}::integer
    order by lower(title), id`;
  return rows.map(({ id: rowId, version, ...form }) => ({ id: rowId, version, form }));
}

const columnsOf = ({ title, content, topics }: AnswerTemplateForm) => ({
  title,
  content: JSON.stringify(content),
  topics: [...topics],
});

export const templateRecords: RecordDefinition<AnswerTemplateForm> = {
  entity: 'complaint_answer_template',
  ...tableRecords('complaint_answer_template', { rows: templateRows, columnsOf }),
  unique: 'title',
  // An answer is a copy of its template.
};
