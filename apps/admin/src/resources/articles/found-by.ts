import type { ListQuery } from '../../shared/list/definition.ts';
import { numbersOf } from '../../shared/list/list-state.logic.ts';

export const ARTICLE_VIEWS = ['all', 'visible', 'hidden', 'out_of_stock', 'no_picture', 'archived'] as const;

/** What decides which articles a list finds. */
export const foundBy = ({ view, text, filters }: ListQuery) => ({
  view: ARTICLE_VIEWS.find((one) => one === view) ?? 'all',
  brandIds: numbersOf(filters['brand']),
  categoryIds: numbersOf(filters['category']),
  ...(text !== '' && { quickSearch: text }),
});
