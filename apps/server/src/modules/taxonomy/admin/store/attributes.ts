import type { AttributeForm } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { deleteRow } from '../../../../platform/database/rows.ts';
import { execute } from '../../../../platform/database/statements.ts';
import type { RecordDefinition, Stored } from '../../../../kernel/records.ts';
import { tableRecords } from '../../../../kernel/table-records.ts';
import { namesOf } from '../../../../kernel/names-of.ts';

type Value = AttributeForm['values'][number];

const VALUES = sql<readonly Value[]>`coalesce((
  select json_agg(json_build_object('id', v.id, 'title', v.title, 'swatch', v.swatch) order by v.position, v.id)
  from attribute_value v where v.attribute_id = attribute.id), '[]')`;

/** All attributes with their values, or the one. */
export async function attributeRows(db: Db | Tx, id?: number): Promise<readonly Stored<AttributeForm>[]> {
  const rows = await db
    .selectFrom('attribute')
    .select([
      'id',
      'version',
      'key',
      'unit',
      'position',
      'is_filter as isFilter',
      'decides_effect as decidesEffect',
      VALUES.as('values'),
    ])
    .select([sql<AttributeForm['kind']>`kind`.as('kind'), sql<AttributeForm['title']>`title`.as('title')])
    .select(sql<AttributeForm['useRole']>`use_role`.as('useRole'))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id: rowId, version, position, values, ...same }) => ({
    id: rowId,
    version,
    form: { ...same, order: position, values: [...values] },
  }));
}

const columnsOf = ({ key, title, kind, unit, isFilter, useRole, decidesEffect, order }: AttributeForm) => ({
  key,
  kind,
  unit,
  is_filter: isFilter,
  use_role: useRole,
  decides_effect: decidesEffect,
  position: order,
  title: JSON.stringify(title),
});

// Numeric values are also stored as numbers, so that they sort by size.
const NUMBER = sql`case when w.title->>'bs' ~ '^-?\\d{1,9}([.,]\\d{1,6})?$'
  then replace(w.title->>'bs', ',', '.')::numeric end`;

/** Makes the values of an attribute those of the form, in its order. What articles have cannot be deleted. */
async function putValues(tx: Tx, attributeId: number, values: readonly Value[]): Promise<void> {
  const existingIds = values.flatMap(({ id }) => id ?? []);
  await tx
    .deleteFrom('attribute_value')
    .where('attribute_id', '=', attributeId)
    .$if(existingIds.length > 0, (query) => query.where('id', 'not in', existingIds))
    .execute();
  const rows = JSON.stringify(values.map((value, position) => ({ ...value, position })));
  const wanted = sql`json_to_recordset(${rows}) as w (id integer, title jsonb, swatch text, position integer)`;
  await execute(tx)`
    update attribute_value v set title = w.title, swatch = w.swatch, position = w.position, number_value = ${NUMBER}
    from ${wanted} where v.id = w.id and v.attribute_id = ${attributeId}`;
  await execute(tx)`
    insert into attribute_value (attribute_id, title, swatch, position, number_value)
    select ${attributeId}, w.title, w.swatch, w.position, ${NUMBER}
    from ${wanted} where w.id is null`;
}

/** The attribute that a value belongs to; undefined where there is no such value. */
export async function attributeOfValue(tx: Tx, id: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('attribute_value')
    .select('attribute_id as id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.id;
}

export async function isValueUsed(tx: Tx, id: number): Promise<boolean> {
  const used = tx.selectFrom('article_attribute_value').select('article_id').where('attribute_value_id', '=', id);
  return (await used.limit(1).executeTakeFirst()) !== undefined;
}

export const attributeRecords: RecordDefinition<AttributeForm> = {
  entity: 'attribute',
  unique: 'key',
  ...tableRecords('attribute', {
    rows: attributeRows,
    columnsOf,
    saveParts: (tx, id, { values }) => putValues(tx, id, values),
  }),
  remove: async (tx, id) => {
    await putValues(tx, id, []);
    await deleteRow(tx, 'attribute', id);
  },
  usersOf: (db, id) =>
    namesOf(
      db,
      sql`
    select a.code as name from attribute_value v join article_attribute_value av on av.attribute_value_id = v.id
      join article a on a.id = av.article_id where v.attribute_id = ${id}
    union all select r.title->>'bs' from variation_attribute va join variation r on r.id = va.variation_id
      where va.attribute_id = ${id}`,
    ),
};
