import type { Brand, Category } from '@sjaj/contract';
import { type Language, slugOf, sortedBy } from '@sjaj/domain';
import { localised } from '../../kernel/localised.ts';
import { pictureUrl } from '../../kernel/picture-url.ts';
import type { ReadModel } from './indexing/service/follow-changes.ts';
import type { BrandFacts, CategoryFacts } from './indexing/rules.ts';

/** A category with the number of articles in it and below it. */
function categoryView(facts: CategoryFacts, model: ReadModel, language: Language): Category {
  const title = localised(facts.title, language);
  return {
    id: facts.id,
    title,
    slug: slugOf(title),
    parentCategoryId: facts.parentId,
    numberOfArticles: model.index.countOf('category', facts.id),
    order: facts.position,
    pictureUrl: pictureUrl(facts.pictureKey),
    icon: facts.icon,
  };
}

/** The categories that `wanted` picks, in the order of the menu. */
export const categoriesOf = (
  model: ReadModel,
  language: Language,
  wanted: (category: CategoryFacts) => boolean = () => true,
): Category[] =>
  [...model.references.categories.values()].filter(wanted).map((facts) => categoryView(facts, model, language));

export function brandView(facts: BrandFacts, model: ReadModel, language: Language): Brand {
  return {
    id: facts.id,
    title: facts.title,
    slug: slugOf(facts.title),
    description: localised(facts.description, language, [facts.title]),
    logoUrl: pictureUrl(facts.logoKey),
    numberOfArticles: model.index.countOf('brand', facts.id),
    isHighlighted: facts.isHighlighted,
  };
}

/** All brands by name. */
export const brandsByName = (model: ReadModel, language: Language): Brand[] =>
  sortedBy([...model.references.brands.values()], ({ title }) => title, language).map((facts) =>
    brandView(facts, model, language),
  );
