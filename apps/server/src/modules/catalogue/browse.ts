import type { Brand, Category } from '@sjaj/contract';
import { type Language, slugOf, sortedBy } from '@sjaj/domain';
import { localised } from '../../kernel/localised.ts';
import { pictureUrl } from '../../kernel/picture-url.ts';
import type { BrandFacts, CatalogueIndex, CategoryFacts } from '../search/index.ts';

/** A category with the number of articles in it and below it. */
function categoryView(facts: CategoryFacts, index: CatalogueIndex, language: Language): Category {
  const title = localised(facts.title, language);
  return {
    id: facts.id,
    title,
    slug: slugOf(title),
    parentCategoryId: facts.parentId,
    numberOfArticles: index.countOf('category', facts.id),
    order: facts.position,
    pictureUrl: pictureUrl(facts.pictureKey),
    icon: facts.icon,
  };
}

/** The categories that `wanted` picks, in the order of the menu. */
export const categoriesOf = (
  index: CatalogueIndex,
  language: Language,
  wanted: (category: CategoryFacts) => boolean = () => true,
): Category[] =>
  [...index.references.categories.values()].filter(wanted).map((facts) => categoryView(facts, index, language));

export function brandView(facts: BrandFacts, index: CatalogueIndex, language: Language): Brand {
  return {
    id: facts.id,
    title: facts.title,
    slug: slugOf(facts.title),
    description: localised(facts.description, language, [facts.title]),
    logoUrl: pictureUrl(facts.logoKey),
    numberOfArticles: index.countOf('brand', facts.id),
    isHighlighted: facts.isHighlighted,
  };
}

/** All brands by name. */
export const brandsByName = (index: CatalogueIndex, language: Language): Brand[] =>
  sortedBy([...index.references.brands.values()], ({ title }) => title, language).map((facts) =>
    brandView(facts, index, language),
  );
