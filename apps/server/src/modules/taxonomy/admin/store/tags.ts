import type { Content } from '@sjaj/domain';
import { sql } from 'kysely';
import { namesOf } from '../../../../kernel/names-of.ts';
import type { RecordDefinition } from '../../../../kernel/records.ts';

interface TagForm {
  readonly title: Content;
}

/** A tag has no version: it is created and deleted, and not edited. */
const VERSION = 1;

export const tagRecords: RecordDefinition<TagForm> = {
  entity: 'tag',
  lock: async (tx, id) => {
    const row = await tx
      .selectFrom('tag')
      .select(['id', sql<Content>`title`.as('title')])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return row && { id: row.id, version: VERSION, form: { title: row.title } };
  },
  insert: async (tx, { title }) => {
    const values = { title: JSON.stringify(title) };
    const { id } = await tx.insertInto('tag').values(values).returning('id').executeTakeFirstOrThrow();
    return id;
  },
  update: async (tx, id, { title }) => {
    await tx
      .updateTable('tag')
      .set({ title: JSON.stringify(title) })
      .where('id', '=', id)
      .execute();
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
