import type { AdminArticle, AdminArticleRow, ArticleFormOptions, PriceHistoryEntry } from '@sjaj/contract';
import { type Content, feninga, type Language, slugOf, sortedBy, toKm } from '@sjaj/domain';
import { hasCapability, type Staff } from '../../kernel/actor.ts';
import { localised } from '../../kernel/localised.ts';
import { pictureUrl } from '../../kernel/picture-url.ts';
import type { StoredArticle } from './store/articles.ts';
import type { FormOptions } from './store/form-options.ts';
import type { ArticleRow } from './store/list.ts';
import type { StoredMove } from './store/price-history.ts';

/** What a row shows of the taxonomy. */
export interface CategoryLookup {
  readonly categories: ReadonlyMap<number, { readonly title: Content }>;
  placeholderOf(categoryId: number | undefined): string;
}

/** Who reads, in which language. */
export interface Reader {
  readonly actor: Staff;
  readonly language: Language;
}

/** A purchase price, for those only who may see it. */
const costFor = (actor: Staff, km: number): number | null => (hasCapability(actor, 'viewCostPrices') ? km : null);

export function rowView(row: ArticleRow, taxonomy: CategoryLookup, { actor, language }: Reader): AdminArticleRow {
  const { categoryId, pictureKey, title, unit, vpc, mpc, nc, ...same } = row;
  return {
    ...same,
    title: localised(title, language, [row.brand]),
    unit: localised(unit, language),
    category: categoryId === null ? '' : localised(taxonomy.categories.get(categoryId)?.title, language),
    placeholder: taxonomy.placeholderOf(categoryId ?? undefined),
    imageUrl: pictureUrl(pictureKey, 160),
    vpc: toKm(feninga(vpc)),
    mpc: toKm(feninga(mpc)),
    nc: costFor(actor, toKm(feninga(nc))),
  };
}

/** The fields of the form and what staff see beside them. */
export function articleView(
  { form, pictures, linkTitles, createdAt, archivedAt, ...same }: StoredArticle,
  { actor, language }: Reader,
): AdminArticle {
  return {
    ...form,
    nc: costFor(actor, form.nc),
    ...same,
    pictures: pictures.map(({ id, key, pictureId, alt }) => ({
      id,
      pictureId,
      url: pictureUrl(key, 400) ?? '',
      alt: localised(alt, language),
    })),
    linkTitles: Object.fromEntries(linkTitles.map(({ code, title }) => [code, localised(title, language)])),
    slug: slugOf(localised(form.title, language)),
    createdAt: createdAt.toISOString(),
    archivedAt: archivedAt?.toISOString() ?? null,
  };
}

/** The options of the form's fields; brands are sorted by name. */
export function optionsView(options: FormOptions, language: Language): ArticleFormOptions {
  const titled = ({ id, title }: { readonly id: number; readonly title: Content }) => ({
    id,
    title: localised(title, language),
  });
  return {
    brands: sortedBy(options.brands, ({ title }) => title, language),
    categories: options.categories.map((one) => ({ ...one, title: localised(one.title, language) })),
    units: options.units.map(({ id, title }) => ({ id, title: localised(title, language) })),
    taxGroups: options.taxGroups.map(({ id, title, rateBp }) => ({
      id,
      title: localised(title, language),
      rate: rateBp / 100,
    })),
    attributes: options.attributes.map((one) => ({
      ...titled(one),
      values: one.values.map(titled),
    })),
    tags: options.tags.map(titled),
  };
}

export function historyView({ changedAt, before, after, ...move }: StoredMove, actor: Staff): PriceHistoryEntry {
  const pair = (key: 'vpc' | 'mpc' | 'cost') => ({
    before: toKm(feninga(before[key])),
    after: toKm(feninga(after[key])),
  });
  return {
    id: move.id,
    byName: move.byName,
    cause: move.cause,
    priceChangeId: move.priceChangeId,
    changedAt: changedAt.toISOString(),
    vpc: pair('vpc'),
    mpc: pair('mpc'),
    cost: hasCapability(actor, 'viewCostPrices') ? pair('cost') : null,
  };
}
