import type { Content } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

export interface FormOptions {
  readonly brands: readonly { readonly id: number; readonly title: string }[];
  readonly categories: readonly {
    readonly id: number;
    readonly title: Content;
    readonly parentCategoryId: number | null;
  }[];
  readonly units: readonly { readonly id: number; readonly title: Content }[];
  readonly taxGroups: readonly { readonly id: number; readonly title: Content; readonly rateBp: number }[];
}

/** What the fields of the article form offer, in one statement. */
export async function options(db: Db): Promise<FormOptions> {
  const { rows } = await sql<FormOptions>`select
    coalesce((select json_agg(json_build_object('id', id, 'title', title)) from brand), '[]') as brands,
    coalesce((select json_agg(json_build_object('id', id, 'title', title, 'parentCategoryId', parent_category_id)
      order by position, id) from category), '[]') as categories,
    coalesce((select json_agg(json_build_object('id', id, 'title', name) order by id) from measurement_unit), '[]')
      as units,
    coalesce((select json_agg(json_build_object('id', id, 'title', name, 'rateBp', rate_bp) order by rate_bp desc, id)
      from tax_group), '[]') as "taxGroups"`.execute(db);
  return rows[0] ?? { brands: [], categories: [], units: [], taxGroups: [] };
}
