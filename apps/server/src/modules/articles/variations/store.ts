import type { AdminArticle } from '@sjaj/contract';
import type { Content } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { deleteRow } from '../../../platform/database/rows.ts';
import { allRows, execute, firstRow } from '../../../platform/database/statements.ts';

export interface GridRow extends Pick<AdminArticle, 'code' | 'ean' | 'id' | 'isVisibleOnWeb' | 'onHand' | 'version'> {
  readonly title: Content;
  readonly brand: string;
  readonly vpc: number;
  /** One value of each axis, where the article has one. */
  readonly valueIds: readonly number[];
}

interface Grid {
  readonly attributeIds: readonly number[];
  readonly members: readonly GridRow[];
}

/** The members of the article's variation, or the article alone; undefined if it does not exist. */
export const gridOf = (db: Db | Tx, articleId: number): Promise<Grid | undefined> =>
  firstRow<Grid>(db)`
    select coalesce((select json_agg(x.attribute_id order by x.position, x.attribute_id) from variation_attribute x
        where x.variation_id = a.variation_id), '[]') as "attributeIds",
      (select json_agg(json_build_object('id', m.id, 'version', m.version, 'title', m.title, 'brand', b.title,
          'code', m.code, 'ean', m.ean, 'vpc', m.vpc, 'onHand', coalesce(s.on_hand, 0),
          'isVisibleOnWeb', m.is_visible_on_web, 'valueIds', coalesce((
            select json_agg(v.id order by x.position, x.attribute_id)
            from variation_attribute x join attribute_value v on v.attribute_id = x.attribute_id
              join article_attribute_value av on av.attribute_value_id = v.id and av.article_id = m.id
            where x.variation_id = m.variation_id), '[]')) order by m.id)
        from article m join brand b on b.id = m.brand_id left join stock_level s on s.article_id = m.id
        where m.id = a.id or m.variation_id = a.variation_id) as members
    from article a where a.id = ${articleId}`;

export interface ValueRow {
  readonly id: number;
  readonly attributeId: number;
  readonly title: Content;
}

/** All values of these attributes, and these values. */
export function valuesOf(tx: Tx, attributeIds: readonly number[], valueIds: readonly number[]) {
  return allRows<ValueRow>(tx)`
    select id, attribute_id as "attributeId", title from attribute_value
    where attribute_id = any(${attributeIds}::integer[]) or id = any(${valueIds}::integer[])`;
}

export interface LockedMember {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly variationId: number | null;
}

/** Locks articles, in id order, until the transaction ends. Unknown ones are left out. */
export async function lockMembers(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, LockedMember>> {
  const rows = await allRows<LockedMember>(tx)`
    select id, version, code, variation_id as "variationId" from article where id = any(${ids}::integer[])
    order by id for no key update`;
  return new Map(rows.map((row) => [row.id, row]));
}

interface Membership {
  readonly variationId: number;
  readonly memberIds: readonly number[];
  /** Stands for the variation in listings where no other member does. */
  readonly leadId: number;
}

/** The variation with these axes; a new one where it has no id yet. */
export async function saveAxes(
  tx: Tx,
  variationId: number | null,
  { title, attributeIds }: { readonly title: Content; readonly attributeIds: readonly number[] },
): Promise<number> {
  const id =
    variationId ??
    (
      await tx
        .insertInto('variation')
        .values({ title: JSON.stringify(title) })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  await tx.deleteFrom('variation_attribute').where('variation_id', '=', id).execute();
  const rows = attributeIds.map((attribute_id, position) => ({ variation_id: id, attribute_id, position }));
  await tx.insertInto('variation_attribute').values(rows).execute();
  return id;
}

/** Makes these articles, and no others, the members of the variation. */
export async function saveMembers(tx: Tx, { variationId, memberIds, leadId }: Membership): Promise<void> {
  await releaseMembers(tx, variationId, memberIds);
  await execute(tx)`update article set variation_id = ${variationId}
    where id = any(${memberIds}::integer[]) and variation_id is distinct from ${variationId}::integer`;
  await execute(tx)`update article set is_variation_lead = true where id = ${leadId}
    and not exists (select from article m where m.variation_id = ${variationId} and m.is_variation_lead)`;
}

const releaseMembers = (tx: Tx, variationId: number, except: readonly number[]) =>
  sql`update article set variation_id = null, is_variation_lead = false
    where variation_id = ${variationId} and id <> all(${except}::integer[])`.execute(tx);

/** Every member is an article of its own again. */
export async function removeVariation(tx: Tx, variationId: number): Promise<void> {
  await releaseMembers(tx, variationId, []);
  await deleteRow(tx, 'variation', variationId);
}
