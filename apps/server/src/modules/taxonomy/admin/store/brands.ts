import type { BrandForm } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { pictureOwner } from '../../../../kernel/record-pictures.ts';
import type { RecordDefinition, Stored } from '../../../../kernel/records.ts';
import { tableRecords } from '../../../../kernel/table-records.ts';
import { namesOf } from '../../../../kernel/names-of.ts';

export interface BrandRow extends Stored<BrandForm> {
  readonly logoKey: string | null;
}

/** All brands, or the one. */
export async function brandRows(db: Db | Tx, id?: number): Promise<readonly BrandRow[]> {
  const rows = await db
    .selectFrom('brand')
    .select(['id', 'version', 'title', 'position', 'logo_key as logoKey', 'is_highlighted as isHighlighted'])
    .select('website_url as websiteUrl')
    .select(sql<BrandForm['description']>`description`.as('description'))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id: rowId, version, logoKey, position, ...same }) => ({
    id: rowId,
    version,
    logoKey,
    form: { ...same, order: position },
  }));
}

const columnsOf = ({ title, description, order, isHighlighted, websiteUrl }: BrandForm) => ({
  title,
  description: JSON.stringify(description),
  position: order,
  is_highlighted: isHighlighted,
  website_url: websiteUrl,
});

export const brandRecords: RecordDefinition<BrandForm> = {
  entity: 'brand',
  ...tableRecords('brand', { rows: brandRows, columnsOf }),
  unique: 'title',
  usersOf: (db, id) =>
    namesOf(
      db,
      sql`
    select code as name from article where brand_id = ${id}
    union all select code from coupon where brand_id = ${id}
    union all select title->>'bs' from article_tab where brand_id = ${id}
    union all select 'Bonus ' || trim_scale(rate / 100.0) || '/KM' from bonus_rule where brand_id = ${id}
    union all select c.title from company_discount d join company c on c.id = d.company_id where d.brand_id = ${id}`,
    ),
};

export const brandLogo = pictureOwner('brand', { column: 'logo_key' });
