import { articles } from '@sjaj/contract';
import { askFor } from './listing-ask.logic.ts';
import { readChoice } from './listing-choice.logic.ts';

/** The first call of a category without filters. The build hands it to the entry `first-paint`. */
export const listingCall = (categoryId: number, size: number) => ({
  route: articles.listing,
  body: askFor({ categoryId }, readChoice({}), { canViewPrices: true, size }),
});
