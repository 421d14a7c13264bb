import type { BulkEditChange } from '@sjaj/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows, execute } from '../../../platform/database/statements.ts';
import { type FieldValue, idsOf, type ValueOf } from './rules.ts';

export type ArticleField = BulkEditChange['field'];

const VALUES: Readonly<Record<ArticleField, RawBuilder<FieldValue>>> = {
  isVisibleOnWeb: sql`to_jsonb(a.is_visible_on_web)`,
  brandId: sql`to_jsonb(a.brand_id)`,
  taxGroupId: sql`to_jsonb(a.tax_group_id)`,
  categoryIds: sql`coalesce((select jsonb_agg(c.category_id order by c.position, c.category_id)
    from article_category c where c.article_id = a.id), '[]')`,
  tagIds: sql`coalesce((select jsonb_agg(t.tag_id order by t.tag_id) from article_tag t where t.article_id = a.id), '[]')`,
};

/** The values of the field, the articles locked until the transaction ends, in the order of their ids. Archived ones are left out. */
export const lockValues = (tx: Tx, field: ArticleField, ids: readonly number[]): Promise<readonly ValueOf[]> =>
  allRows<ValueOf>(tx)`
    with locked as materialized (select id from article
      where id = any(${ids}::integer[]) and archived_at is null order by id for no key update)
    select a.id, ${VALUES[field]} as value from article a where a.id in (select id from locked) order by a.id
  `;

/** Writes the values and increments the versions. */
export async function writeValues(tx: Tx, field: ArticleField, values: readonly ValueOf[]): Promise<void> {
  const rows = JSON.stringify(values);
  const ids = values.map(({ id }) => id);
  await execute(tx)`update article a set ${assignment(field)} version = a.version + 1
    from jsonb_to_recordset(${rows}::jsonb) as v (id integer, value jsonb) where a.id = v.id`;
  if (field === 'categoryIds') {
    await tx.deleteFrom('article_category').where('article_id', 'in', ids).execute();
    const lines = pairsOf(values).map(([article_id, category_id, position]) => ({ article_id, category_id, position }));
    if (lines.length > 0) await tx.insertInto('article_category').values(lines).execute();
  }
  if (field === 'tagIds') {
    await tx.deleteFrom('article_tag').where('article_id', 'in', ids).execute();
    const lines = pairsOf(values).map(([article_id, tag_id]) => ({ article_id, tag_id }));
    if (lines.length > 0) await tx.insertInto('article_tag').values(lines).execute();
  }
}

function assignment(field: ArticleField): RawBuilder<unknown> {
  switch (field) {
    case 'isVisibleOnWeb':
      return sql`is_visible_on_web = v.value::boolean,`;
    case 'brandId':
      return sql`brand_id = v.value::integer,`;
    case 'taxGroupId':
      return sql`tax_group_id = v.value::integer,`;
    case 'categoryIds':
    case 'tagIds':
      return sql``;
  }
}

const pairsOf = (values: readonly ValueOf[]) =>
  values.flatMap(({ id, value }) => idsOf(value).map((one, position) => [id, one, position] as const));

const TARGETS = { brandId: 'brand', taxGroupId: 'tax_group', categoryIds: 'category', tagIds: 'tag' } as const;

/** Whether there is what the articles are to refer to. */
export async function hasTarget(db: Db, change: BulkEditChange): Promise<boolean> {
  if (change.field === 'isVisibleOnWeb') return true;
  const row = await db.selectFrom(TARGETS[change.field]).select('id').where('id', '=', change.value).executeTakeFirst();
  return row !== undefined;
}

/** Those of the values whose brands, categories and the like there are; these are not deleted until the transaction ends. */
export async function possibleValues(
  tx: Tx,
  field: ArticleField,
  values: readonly ValueOf[],
): Promise<readonly ValueOf[]> {
  if (field === 'isVisibleOnWeb') return values;
  const targetsOf = ({ value }: ValueOf) => (typeof value === 'number' ? [value] : idsOf(value));
  const ids = [...new Set(values.flatMap(targetsOf))];
  const rows = await allRows<{ id: number }>(tx)`
    select id from ${sql.table(TARGETS[field])} where id = any(${ids}::integer[]) order by id for key share`;
  const existing = new Set(rows.map(({ id }) => id));
  return values.filter((value) => targetsOf(value).every((id) => existing.has(id)));
}

export async function insertEdit(db: Db, field: string, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('bulk_edit')
    .values({ field, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether a change is not taken back; it cannot be until the transaction ends, so that what takes it back finds all that was changed. */
export async function lockOpen(tx: Tx, id: number): Promise<boolean> {
  const query = tx.selectFrom('bulk_edit').select('id').where('id', '=', id).where('undone_at', 'is', null);
  return (await query.forShare().executeTakeFirst()) !== undefined;
}

export interface EditedItem {
  readonly id: number;
  readonly before: FieldValue;
  readonly after: FieldValue;
}

export async function insertItems(tx: Tx, editId: number, items: readonly EditedItem[]): Promise<void> {
  await tx
    .insertInto('bulk_edit_item')
    .values(
      items.map(({ id, before, after }) => ({
        bulk_edit_id: editId,
        article_id: id,
        before: JSON.stringify(before),
        after: JSON.stringify(after),
      })),
    )
    .execute();
}

/** Marks a change of one of the fields as taken back; its field, or undefined where it is unknown or has been taken back before. */
export async function markUndone(
  db: Db,
  { id, fields, now }: { readonly id: number; readonly fields: readonly string[]; readonly now: Date },
): Promise<string | undefined> {
  const row = await db
    .updateTable('bulk_edit')
    .set({ undone_at: now })
    .where('id', '=', id)
    .where('field', 'in', fields)
    .where('undone_at', 'is', null)
    .returning('field')
    .executeTakeFirst();
  return row?.field;
}

export async function editExists(db: Db, id: number, fields: readonly string[]): Promise<boolean> {
  const query = db.selectFrom('bulk_edit').select('id').where('id', '=', id).where('field', 'in', fields);
  return (await query.executeTakeFirst()) !== undefined;
}

/** What was changed, by article. */
export const items = (db: Db, editId: number): Promise<readonly EditedItem[]> =>
  allRows<EditedItem>(db)`
    select article_id as id, before, after from bulk_edit_item where bulk_edit_id = ${editId} order by article_id
  `;

const UNDO_DAYS = 7;
const DAY_MS = 86_400_000;

/** Changes that are too old to be taken back. */
export async function purgeBulkEdits(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNDO_DAYS * DAY_MS);
  await db.deleteFrom('bulk_edit').where('created_at', '<', before).execute();
}
