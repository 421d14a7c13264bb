import type { SynonymGroup } from '@sjaj/catalogue-index';
import type { Content, UseRole } from '@sjaj/domain';
import { pictureDisplay } from '../../../../kernel/picture-display.ts';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import type { ReferenceRows } from '../rules.ts';

const texts = <T extends { readonly title: unknown }>(row: T): T & { title: Content } => ({
  ...row,
  title: row.title as Content,
});

/** Everything that articles refer to, read one after the other on one connection. */
export async function references(db: Db | Tx): Promise<ReferenceRows> {
  const categories = await db
    .selectFrom('category')
    .select(['id', 'parent_category_id as parentId', 'title', 'position', 'picture_key as pictureKey', 'icon'])
    .select(['is_on_main_page as isOnMainPage', pictureDisplay('category.picture_key').as('display')])
    .execute();
  const brands = await db
    .selectFrom('brand')
    .select([
      'id',
      'title',
      'description',
      'logo_key as logoKey',
      'is_highlighted as isHighlighted',
      'position',
      'website_url as websiteUrl',
      pictureDisplay('brand.logo_key').as('display'),
    ])
    .execute();
  const attributes = await db
    .selectFrom('attribute')
    .select(['id', 'title', 'unit', 'is_filter as isFilter', 'position'])
    .select(['use_role as useRole', 'decides_effect as decidesEffect'])
    .$narrowType<{ useRole: UseRole | null }>()
    .execute();
  const values = await db
    .selectFrom('attribute_value')
    .select(['id', 'attribute_id as attributeId', 'title', 'swatch', 'position', 'number_value as number'])
    .execute();
  const variations = await db.selectFrom('variation').select(['id', 'title']).execute();
  const units = await db.selectFrom('measurement_unit').select(['id', 'abbreviation']).execute();
  const tags = await db.selectFrom('tag').select(['id', 'title']).execute();
  return {
    categories: categories.map(texts),
    brands: brands.map((row) => ({ ...row, description: row.description as Content })),
    attributes: attributes.map(texts),
    values: values.map(texts),
    variations: variations.map(texts),
    tags: tags.map(texts),
    units: units.map((row) => ({ ...row, abbreviation: row.abbreviation as Content })),
    synonyms: await synonymGroups(db),
  };
}

/** What else words mean to the search. */
export const synonymGroups = (db: Db | Tx): Promise<SynonymGroup[]> =>
  db.selectFrom('synonym').select(['words', 'targets']).orderBy('id').execute();
