import { ListingFilters, ListingRequest } from './catalogue.ts';
import { CUSTOMERS, SHOPPERS, routes } from './route.ts';

export const articleFilters = routes({
  newlyAdded: {
    method: 'POST',
    path: '/articles/newly-added-articles-filters',
    reads: true,
    access: SHOPPERS,
    body: ListingRequest,
    answer: ListingFilters,
    problems: ['articles.prices_hidden', 'articles.price_range'],
    summary: 'The filters that fit what is new, with counts.',
  },
  myArticles: {
    method: 'GET',
    path: '/articles/customer/available-filters-of-my-articles',
    access: CUSTOMERS,
    answer: ListingFilters,
    summary: 'The filters that fit what the caller or the company has ordered before, with counts.',
  },
});
