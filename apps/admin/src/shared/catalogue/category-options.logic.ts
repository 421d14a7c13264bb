import type { ArticleFormOptions } from '@sjaj/contract';

type Category = Pick<ArticleFormOptions['categories'][number], 'id' | 'title' | 'parentCategoryId'>;

export interface CategoryOption {
  readonly value: string;
  /** The whole way down: "Zaštita na radu › Zaštita ruku". */
  readonly label: string;
}

const JOINT = ' › ';

/** The categories with the way to each, so that equal names can be told apart; parents before their children. */
export function categoryOptions(categories: readonly Category[]): readonly CategoryOption[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const wayTo = (category: Category, seen: readonly number[] = []): string => {
    const parent = category.parentCategoryId === null ? undefined : byId.get(category.parentCategoryId);
    // Bad data may go round in a circle.
    if (!parent || seen.includes(parent.id)) return category.title;
    return wayTo(parent, [...seen, category.id]) + JOINT + category.title;
  };
  return categories
    .map((category) => ({ value: String(category.id), label: wayTo(category) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'bs'));
}
