import { articles } from '@sjaj/contract';
import { listingRequest } from './listing-request.logic.ts';
import { readChoice } from './listing-choice.logic.ts';

/** First call of a category page without filters. The build adds it to the entry `first-paint`. */
export const listingCall = (categoryId: number, size: number) => ({
  route: articles.listing,
  body: listingRequest({ categoryId }, readChoice({}), { canViewPrices: true, size }),
});
