import type { AdminArticle, AdminArticleRow, ArticleFormOptions } from '@sjaj/contract';
import { feninga, type Language, slugOf, sortedBy, toKm } from '@sjaj/domain';
import { localised } from '../../../kernel/localised.ts';
import { pictureUrl } from '../../../kernel/picture-url.ts';
import type { References } from '../indexing/rules.ts';
import type { StoredArticle } from './store/article.ts';
import type { FormOptions } from './store/options.ts';
import type { ArticleRow } from './store/rows.ts';

/** A row of the list for a reader. */
export function rowView(row: ArticleRow, references: References, language: Language): AdminArticleRow {
  const { categoryId, pictureKey, title, unit, vpc, mpc, nc, ...same } = row;
  return {
    ...same,
    title: localised(title, language, [row.brand]),
    unit: localised(unit, language),
    category: categoryId === null ? '' : localised(references.categories.get(categoryId)?.title, language),
    placeholder: references.placeholderOf(categoryId ?? undefined),
    imageUrl: pictureUrl(pictureKey, 160),
    vpc: toKm(feninga(vpc)),
    mpc: toKm(feninga(mpc)),
    nc: toKm(feninga(nc)),
  };
}

/** The form's fields with what staff see beside them. */
export function articleView({ form, pictures, createdAt, ...same }: StoredArticle, language: Language): AdminArticle {
  return {
    ...form,
    ...same,
    pictures: pictures.map(({ id, key }) => ({ id, url: pictureUrl(key, 400) ?? '' })),
    slug: slugOf(localised(form.title, language)),
    createdAt: createdAt.toISOString(),
  };
}

/** What the form offers, brands by name. */
export const optionsView = (options: FormOptions, language: Language): ArticleFormOptions => ({
  brands: sortedBy(options.brands, ({ title }) => title, language),
  categories: options.categories.map((one) => ({ ...one, title: localised(one.title, language) })),
  units: options.units.map(({ id, title }) => ({ id, title: localised(title, language) })),
  taxGroups: options.taxGroups.map(({ id, title, rateBp }) => ({
    id,
    title: localised(title, language),
    rate: rateBp / 100,
  })),
});
