import type { AttributeView, Brand, Category, Tag } from '@sjaj/contract';
import { type Language, slugOf, sortedBy } from '@sjaj/domain';
import { localised } from '../../kernel/localised.ts';
import { pictureDisplayView } from '../../kernel/picture-display.ts';
import { pictureUrl } from '../../kernel/picture-url.ts';
import type { BrandFacts, CategoryFacts, ReadModel, References } from '../catalogue/index.ts';

/** A category with the number of articles in it and in the categories below it. */
function categoryView(facts: CategoryFacts, model: ReadModel, language: Language): Category {
  const title = localised(facts.title, language);
  return {
    id: facts.id,
    title,
    slug: slugOf(title),
    parentCategoryId: facts.parentId,
    numberOfArticles: model.countOf('category', facts.id),
    order: facts.position,
    pictureUrl: pictureUrl(facts.pictureKey),
    ...pictureDisplayView(facts.display, language),
    icon: facts.icon,
  };
}

/** The categories for which `isWanted` holds, in menu order. */
export const categoryViews = (
  model: ReadModel,
  language: Language,
  isWanted: (category: CategoryFacts) => boolean = () => true,
): Category[] =>
  [...model.references.categories.values()].filter(isWanted).map((facts) => categoryView(facts, model, language));

export const categoriesOnMainPage = (model: ReadModel, language: Language): Category[] =>
  categoryViews(model, language, ({ isOnMainPage }) => isOnMainPage);

export function brandView(facts: BrandFacts, model: ReadModel, language: Language): Brand {
  return {
    id: facts.id,
    title: facts.title,
    slug: slugOf(facts.title),
    description: localised(facts.description, language, [facts.title]),
    logoUrl: pictureUrl(facts.logoKey),
    logoAlt: pictureDisplayView(facts.display, language).pictureAlt,
    websiteUrl: facts.websiteUrl,
    numberOfArticles: model.countOf('brand', facts.id),
    isHighlighted: facts.isHighlighted,
  };
}

/** All brands, sorted by name. */
export const brandsByName = (model: ReadModel, language: Language): Brand[] =>
  sortedBy([...model.references.brands.values()], ({ title }) => title, language).map((facts) =>
    brandView(facts, model, language),
  );

/** Up to `limit` brands that have articles, sorted by the number of their articles, most first. */
export const brandsByArticles = (model: ReadModel, language: Language, limit: number): Brand[] =>
  brandsByName(model, language)
    .filter(({ numberOfArticles }) => numberOfArticles > 0)
    .sort((a, b) => b.numberOfArticles - a.numberOfArticles || a.id - b.id)
    .slice(0, limit);

/** The brand that staff highlight on the main page; null if there is none. */
export function highlightedBrand(model: ReadModel, language: Language): Brand | null {
  const facts = [...model.references.brands.values()].find(({ isHighlighted }) => isHighlighted);
  return facts ? brandView(facts, model, language) : null;
}

export function attributeView(references: References, id: number, language: Language): AttributeView | null {
  const facts = references.attributes.get(id);
  if (!facts) return null;
  const values = references.valuesOf(id).map((value) => ({ id: value.id, title: localised(value.title, language) }));
  return { id, title: localised(facts.title, language), unit: facts.unit, values };
}

const MOST_TAGS = 20;

/** The tags that most articles have, sorted by the number of their articles, most first. */
export const popularTags = (model: ReadModel, language: Language): Tag[] =>
  [...model.references.tags.values()]
    .map(({ id, title }) => ({ id, title: localised(title, language), count: model.countOf('tag', id) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.id - b.id)
    .slice(0, MOST_TAGS);
