import type { CategoryForm } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { updateVersion } from '../../../../platform/database/rows.ts';
import { execute } from '../../../../platform/database/statements.ts';
import { pictureOwner } from '../../../../kernel/record-pictures.ts';
import type { RecordDefinition, Stored } from '../../../../kernel/records.ts';
import { tableRecords } from '../../../../kernel/table-records.ts';
import { Problem } from '../../../../platform/problem.ts';
import { checkParent } from '../rules.ts';
import { namesOf } from '../../../../kernel/names-of.ts';

export interface CategoryRow extends Stored<CategoryForm> {
  readonly pictureKey: string | null;
}

/** All categories, or the one. */
export async function categoryRows(db: Db | Tx, id?: number): Promise<readonly CategoryRow[]> {
  const rows = await db
    .selectFrom('category')
    .select(['id', 'version', 'position', 'parent_category_id as parentCategoryId'])
    .select(['is_on_main_page as isOnMainPage', sql<CategoryForm['title']>`title`.as('title')])
    .select(['picture_key as pictureKey', sql<CategoryForm['icon']>`icon`.as('icon')])
    .select(sql<CategoryForm['description']>`description`.as('description'))
    .select(
      sql<number[]>`array(select attribute_id from category_attribute where category_id = category.id
        order by position, attribute_id)`.as('attributeIds'),
    )
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id: rowId, version, position, pictureKey, ...same }) => ({
    id: rowId,
    version,
    pictureKey,
    form: { ...same, order: position },
  }));
}

/** Nobody else moves a category until the transaction ends: two moves at once could make a ring. */
export async function lockParents(tx: Tx): Promise<ReadonlyMap<number, number | null>> {
  await execute(tx)`lock table category in share row exclusive mode`;
  const rows = await tx.selectFrom('category').select(['id', 'parent_category_id as parentId']).execute();
  return new Map(rows.map(({ id, parentId }) => [id, parentId]));
}

const columnsOf = ({ title, description, parentCategoryId, order, isOnMainPage, icon }: CategoryForm) => ({
  title: JSON.stringify(title),
  description: JSON.stringify(description),
  parent_category_id: parentCategoryId,
  position: order,
  is_on_main_page: isOnMainPage,
  icon,
});

/** Replaces the attributes of a category. 400 where one does not exist or comes twice. */
async function writeAttributes(tx: Tx, id: number, { attributeIds }: CategoryForm): Promise<void> {
  await tx.deleteFrom('category_attribute').where('category_id', '=', id).execute();
  if (attributeIds.length === 0) return;
  const known = await tx.selectFrom('attribute').select('id').where('id', 'in', attributeIds).execute();
  if (known.length !== attributeIds.length) {
    const key = 'categories.attribute_unknown';
    throw new Problem(key, 400, { errors: [{ field: 'attributeIds', key }] });
  }
  const rows = attributeIds.map((attribute_id, position) => ({ category_id: id, attribute_id, position }));
  await tx.insertInto('category_attribute').values(rows).execute();
}

export const categoryRecords: RecordDefinition<CategoryForm> = {
  entity: 'category',
  ...tableRecords('category', { rows: categoryRows, columnsOf, saveParts: writeAttributes }),
  unique: 'title',
  check: async (tx, { parentCategoryId }, id) => checkParent(await lockParents(tx), id, parentCategoryId),
  usersOf: (db, id) =>
    namesOf(
      db,
      sql`
    select title->>'bs' as name from category where parent_category_id = ${id}
    union all select a.code from article_category ac join article a on a.id = ac.article_id where ac.category_id = ${id}
    union all select code from coupon where category_id = ${id}
    union all select title->>'bs' from article_tab where category_id = ${id}
    union all select 'Bonus ' || trim_scale(rate / 100.0) || '/KM' from bonus_rule where category_id = ${id}
    union all select c.title from company_discount d join company c on c.id = d.company_id where d.category_id = ${id}`,
    ),
};

/** Writes the place of a category and counts its version up. */
export const writePlace = (
  tx: Tx,
  id: number,
  { parentId, position }: { readonly parentId: number | null; readonly position: number },
): Promise<void> => updateVersion(tx, 'category', id, { parent_category_id: parentId, position });

export const categoryPicture = pictureOwner('category');
