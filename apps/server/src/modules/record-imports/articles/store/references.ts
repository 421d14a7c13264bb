import type { Tx } from '../../../../platform/database/db.ts';
import { firstRow } from '../../../../platform/database/statements.ts';
import type { ReferenceRows } from '../rules/references.ts';

/** What articles refer to, in one statement. */
export async function referenceRows(tx: Tx): Promise<ReferenceRows> {
  const row = await firstRow<ReferenceRows>(tx)`select
    coalesce((select json_agg(json_build_object('id', id, 'title', title) order by id) from brand), '[]') as brands,
    coalesce((select json_agg(json_build_object('id', id, 'title', title, 'parentId', parent_category_id)
      order by position, id) from category), '[]') as categories,
    coalesce((select json_agg(json_build_object('id', id, 'title', name, 'code', code, 'abbreviation', abbreviation)
      order by id) from measurement_unit), '[]') as units,
    coalesce((select json_agg(json_build_object('id', id, 'title', name, 'code', code, 'rateBp', rate_bp)
      order by rate_bp desc, id) from tax_group), '[]') as "taxGroups",
    coalesce((select json_agg(json_build_object('id', id, 'title', title) order by id) from tag), '[]') as tags,
    coalesce((select json_agg(json_build_object('id', id, 'key', key, 'kind', kind, 'title', title, 'values',
      coalesce((select json_agg(json_build_object('id', v.id, 'title', v.title) order by v.position, v.id)
        from attribute_value v where v.attribute_id = attribute.id), '[]')) order by position, id) from attribute), '[]')
      as attributes`;
  return row ?? { brands: [], categories: [], units: [], taxGroups: [], tags: [], attributes: [] };
}
