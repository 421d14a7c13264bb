import type { AdminAttribute, AdminBrand, AdminCategory, AdminTag, AttributeForm, TagForm } from '@sjaj/contract';
import { type Language, slugOf } from '@sjaj/domain';
import { localised } from '../../../kernel/localised.ts';
import { pictureUrl } from '../../../kernel/picture-url.ts';
import type { ReadModel } from '../../catalogue/index.ts';
import type { Stored } from '../../../kernel/records.ts';
import type { CategoryRow } from './store/categories.ts';
import type { BrandRow } from './store/brands.ts';

/** The language of the answer, and the catalogue with the numbers of articles. */
interface TaxonomyViewContext {
  readonly language: Language;
  readonly model: ReadModel;
}

/** A category with the names of those above it; one that the catalogue does not know yet has no name. */
export function categoryView(
  { id, version, form, pictureKey }: CategoryRow,
  { language, model }: TaxonomyViewContext,
): AdminCategory {
  const { categories } = model.references;
  const path: string[] = [];
  for (let above = form.parentCategoryId; above !== null && path.length < categories.size;) {
    const facts = categories.get(above);
    path.unshift(localised(facts?.title, language));
    above = facts?.parentId ?? null;
  }
  const name = localised(form.title, language);
  return {
    ...form,
    id,
    version,
    name,
    slug: slugOf(name),
    pictureUrl: pictureUrl(pictureKey),
    path,
    articles: model.countOf('category', id),
  };
}

export const brandView = ({ id, version, form, logoKey }: BrandRow, model: ReadModel): AdminBrand => ({
  ...form,
  id,
  version,
  name: form.title,
  slug: slugOf(form.title),
  pictureUrl: pictureUrl(logoKey),
  articles: model.countOf('brand', id),
});

export const attributeView = (
  { id, version, form }: Stored<AttributeForm>,
  { language, model }: TaxonomyViewContext,
): AdminAttribute => ({
  ...form,
  id,
  version,
  name: localised(form.title, language),
  values: form.values.flatMap(({ id: valueId, ...value }) =>
    valueId === null ? [] : [{ ...value, id: valueId, articles: model.countOf('value', valueId) }],
  ),
});

export const tagView = (
  { id, version, form }: Stored<TagForm>,
  { language, model }: TaxonomyViewContext,
): AdminTag => ({
  ...form,
  id,
  version,
  name: localised(form.title, language),
  articles: model.countOf('tag', id),
});
