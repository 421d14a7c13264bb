import type { Content } from '@sjaj/domain';
import type { Db } from '../../../platform/database/db.ts';
import { firstRow } from '../../../platform/database/statements.ts';

interface Named {
  readonly id: number;
  readonly title: Content;
}

export interface FormOptions {
  readonly brands: readonly { readonly id: number; readonly title: string }[];
  readonly categories: readonly {
    readonly id: number;
    readonly title: Content;
    readonly parentCategoryId: number | null;
    readonly attributeIds: number[];
  }[];
  readonly units: readonly { readonly id: number; readonly title: Content }[];
  readonly taxGroups: readonly { readonly id: number; readonly title: Content; readonly rateBp: number }[];
  readonly attributes: readonly (Named & { readonly values: readonly Named[] })[];
  readonly tags: readonly Named[];
}

/** What the fields of the article form offer, in one statement. */
export async function options(db: Db): Promise<FormOptions> {
  const row = await firstRow<FormOptions>(db)`select
    coalesce((select json_agg(json_build_object('id', id, 'title', title)) from brand), '[]') as brands,
    coalesce((select json_agg(json_build_object('id', id, 'title', title, 'parentCategoryId', parent_category_id,
      'attributeIds', coalesce((select json_agg(attribute_id order by position) from category_attribute
        where category_id = category.id), '[]')) order by position, id) from category), '[]') as categories,
    coalesce((select json_agg(json_build_object('id', id, 'title', title, 'values',
      coalesce((select json_agg(json_build_object('id', v.id, 'title', v.title) order by v.position, v.id)
        from attribute_value v where v.attribute_id = attribute.id), '[]')) order by position, id) from attribute), '[]')
      as attributes,
    coalesce((select json_agg(json_build_object('id', id, 'title', title) order by id) from tag), '[]') as tags,
    coalesce((select json_agg(json_build_object('id', id, 'title', name) order by id) from measurement_unit), '[]')
      as units,
    coalesce((select json_agg(json_build_object('id', id, 'title', name, 'rateBp', rate_bp) order by rate_bp desc, id)
      from tax_group), '[]') as "taxGroups"`;
  return row ?? { brands: [], categories: [], units: [], taxGroups: [], attributes: [], tags: [] };
}
