import type { TagForm } from '@sjaj/contract';
import { sql } from 'kysely';
import { namesOf } from '../../../../kernel/names-of.ts';
import type { RecordDefinition, Stored } from '../../../../kernel/records.ts';
import type { Db, Tx } from '../../../../platform/database/db.ts';

/** All tags, or the one. */
export async function tagRows(db: Db | Tx, id?: number): Promise<readonly Stored<TagForm>[]> {
  const rows = await db
    .selectFrom('tag')
    .select(['id', 'version', sql<TagForm['title']>`title`.as('title')])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('id')
    .execute();
  return rows.map(({ id: rowId, version, ...form }) => ({ id: rowId, version, form }));
}

const columnsOf = ({ title }: TagForm) => ({ title: JSON.stringify(title) });

export const tagRecords: RecordDefinition<TagForm> = {
  entity: 'tag',
  unique: 'title.bs',
  lock: async (tx, id) => {
    await tx.selectFrom('tag').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    return (await tagRows(tx, id))[0];
  },
  insert: async (tx, form) => {
    const { id } = await tx.insertInto('tag').values(columnsOf(form)).returning('id').executeTakeFirstOrThrow();
    return id;
  },
  update: async (tx, id, form) => {
    const columns = { ...columnsOf(form), version: sql<number>`version + 1` };
    await tx.updateTable('tag').set(columns).where('id', '=', id).execute();
  },
  remove: async (tx, id) => {
    await tx.deleteFrom('tag').where('id', '=', id).execute();
  },
  usersOf: (db, id) =>
    namesOf(
      db,
      sql`select a.code as name from article_tag t join article a on a.id = t.article_id where t.tag_id = ${id}`,
    ),
};
