import type { TagForm } from '@sjaj/contract';
import { sql } from 'kysely';
import { namesOf } from '../../../../kernel/names-of.ts';
import type { RecordDefinition, Stored } from '../../../../kernel/records.ts';
import { tableRecords } from '../../../../kernel/table-records.ts';
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
  ...tableRecords('tag', { rows: tagRows, columnsOf }),
  unique: 'title.bs',
  usersOf: (db, id) =>
    namesOf(
      db,
      sql`select a.code as name from article_tag t join article a on a.id = t.article_id where t.tag_id = ${id}`,
    ),
};
