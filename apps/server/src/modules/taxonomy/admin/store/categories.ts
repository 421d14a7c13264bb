import type { CategoryForm } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import type { RecordDefinition, Stored } from '../../../../kernel/records.ts';
import { checkParent } from '../rules.ts';
import { namesOf } from '../../../../kernel/names-of.ts';

/** All categories, or the one. */
export async function categoryRows(db: Db | Tx, id?: number): Promise<readonly Stored<CategoryForm>[]> {
  const rows = await db
    .selectFrom('category')
    .select(['id', 'version', 'position', 'parent_category_id as parentCategoryId'])
    .select(['is_on_main_page as isOnMainPage', sql<CategoryForm['title']>`title`.as('title')])
    .select(sql<CategoryForm['description']>`description`.as('description'))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id: rowId, version, position, ...same }) => ({
    id: rowId,
    version,
    form: { ...same, order: position },
  }));
}

/** Nobody else moves a category until the transaction ends: two moves at once could make a ring. */
async function parents(tx: Tx): Promise<ReadonlyMap<number, number | null>> {
  await sql`lock table category in share row exclusive mode`.execute(tx);
  const rows = await tx.selectFrom('category').select(['id', 'parent_category_id as parentId']).execute();
  return new Map(rows.map(({ id, parentId }) => [id, parentId]));
}

const columnsOf = ({ title, description, parentCategoryId, order, isOnMainPage }: CategoryForm) => ({
  title: JSON.stringify(title),
  description: JSON.stringify(description),
  parent_category_id: parentCategoryId,
  position: order,
  is_on_main_page: isOnMainPage,
});

export const categoryRecords: RecordDefinition<CategoryForm> = {
  entity: 'category',
  unique: 'title',
  check: async (tx, { parentCategoryId }, id) => checkParent(await parents(tx), id, parentCategoryId),
  lock: async (tx, id) => {
    await tx.selectFrom('category').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    return (await categoryRows(tx, id))[0];
  },
  insert: async (tx, form) => {
    const { id } = await tx.insertInto('category').values(columnsOf(form)).returning('id').executeTakeFirstOrThrow();
    return id;
  },
  update: async (tx, id, form) => {
    const columns = { ...columnsOf(form), version: sql<number>`version + 1` };
    await tx.updateTable('category').set(columns).where('id', '=', id).execute();
  },
  remove: async (tx, id) => {
    await tx.deleteFrom('category').where('id', '=', id).execute();
  },
  usersOf: (db, id) =>
    namesOf(
      db,
      sql`
    select title->>'bs' as name from category where parent_category_id = ${id}
    union all select a.code from article_category ac join article a on a.id = ac.article_id where ac.category_id = ${id}
    union all select code from coupon where category_id = ${id}
    union all select title->>'bs' from article_tab where category_id = ${id}
    union all select c.title from company_discount d join company c on c.id = d.company_id where d.category_id = ${id}`,
    ),
};
