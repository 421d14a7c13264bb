import type { ArticleForm } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';

/** Whether brand, units, tax group, categories, attribute values and tags of the form exist. */
export async function referencesExist(tx: Tx, form: ArticleForm): Promise<boolean> {
  const { rows } = await sql<{ exist: boolean }>`
    select exists (select from brand where id = ${form.brandId})
      and exists (select from measurement_unit where id = ${form.unitId})
      and exists (select from tax_group where id = ${form.taxGroupId})
      and (select count(*) from category where id = any(${form.categoryIds}::integer[])) = ${form.categoryIds.length}::bigint
      and (select count(*) from measurement_unit where id = any(${form.units.map(({ unitId }) => unitId)}::integer[]))
        = ${form.units.length}::bigint
      and (select count(*) from attribute_value where id = any(${form.attributeValueIds}::integer[]))
        = ${form.attributeValueIds.length}::bigint
      and (select count(*) from tag where id = any(${form.tagIds}::integer[])) = ${form.tagIds.length}::bigint
      as exist`.execute(tx);
  return rows[0]?.exist ?? false;
}
