import { z } from 'zod';
import { AttributeView, VariationMatrix } from './articles-shapes.ts';
import { ListingFilters, ListingRequest } from './articles.ts';
import { ADMINISTRATORS, CUSTOMERS, SHOPPERS, SIGNED_IN, routes } from './route.ts';
import { ById, Done, Id, Instant, ListRequest, SeenPrice, longText, shape, sortedList } from './shapes.ts';

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

export const attributes = routes({
  list: {
    method: 'POST',
    path: '/attributes/get-attributes',
    reads: true,
    access: SHOPPERS,
    body: sortedList(z.enum(['default', 'createdDate', 'title']).default('default')),
    answer: AttributeView,
    paged: true,
    summary: 'Attributes with their values.',
  },
  one: {
    method: 'GET',
    path: '/attributes/{id}',
    access: SHOPPERS,
    params: ById,
    answer: AttributeView,
    shared: true,
    problems: ['catalogue.attribute_not_found'],
    summary: 'One attribute with its values.',
  },
  byIds: {
    method: 'POST',
    path: '/attributes/get-attributes-by-ids',
    reads: true,
    access: SHOPPERS,
    body: shape({ ids: z.array(Id).min(1).max(100) }),
    answer: z.array(AttributeView),
    shared: true,
    summary: 'Several attributes with their values; unknown ids are left out.',
  },
});

export const VariationView = shape({
  id: Id,
  title: z.string(),
  attributes: z.array(AttributeView),
  articleIds: z.array(Id),
});

export const variations = routes({
  one: {
    method: 'GET',
    path: '/variations/{id}',
    access: SHOPPERS,
    params: ById,
    answer: VariationView,
    shared: true,
    problems: ['catalogue.variation_not_found'],
    summary: 'What the members of a variation differ in.',
  },
  details: {
    method: 'GET',
    path: '/variations/{id}/details',
    access: SHOPPERS,
    params: ById,
    answer: VariationMatrix,
    problems: ['catalogue.variation_not_found'],
    summary: 'Every member with price and stock for the caller.',
  },
});

export const Tag = shape({ id: Id, title: z.string(), count: z.int().min(0) });

export const tags = routes({
  mostPopular: {
    method: 'GET',
    path: '/tags/most-popular-tags',
    access: SHOPPERS,
    answer: z.array(Tag),
    shared: true,
    summary: 'The twenty tags that most articles carry.',
  },
});

export const Review = shape({
  id: Id,
  rating: z.int().min(1).max(5),
  comment: z.string(),
  author: z.string(),
  createdAt: Instant,
});

export const REVIEW_STATES = ['pending', 'published', 'rejected'] as const;

export const ModeratedReview = shape({
  ...Review.shape,
  state: z.enum(REVIEW_STATES),
  article: shape({ id: Id, code: z.string(), title: z.string() }),
});

export const reviews = routes({
  add: {
    method: 'POST',
    path: '/articles/add-review',
    access: SIGNED_IN,
    body: shape({ articleId: Id, rating: z.int().min(1).max(5), comment: longText(1_000).min(1) }),
    answer: Done,
    idempotent: true,
    problems: ['articles.not_found'],
    summary: 'Reviews an article; it shows once staff have read it. A second review replaces the first.',
  },
  list: {
    method: 'POST',
    path: '/articles/get-reviews/{id}',
    reads: true,
    access: SHOPPERS,
    params: ById,
    body: sortedList(z.enum(['default', 'createdDate', 'rating']).default('default')),
    answer: Review,
    paged: true,
    problems: ['articles.not_found'],
    summary: 'The published reviews of an article, newest first.',
  },
  moderationList: {
    method: 'POST',
    path: '/admin/reviews/get-reviews',
    access: ADMINISTRATORS,
    body: shape({ ...ListRequest.shape, state: z.enum(REVIEW_STATES).default('pending') }),
    answer: ModeratedReview,
    paged: true,
    reads: true,
    summary: 'Reviews that wait for staff, or were decided on.',
  },
  moderate: {
    method: 'PUT',
    path: '/admin/reviews/{id}',
    access: ADMINISTRATORS,
    params: ById,
    body: shape({
      state: z.enum(['published', 'rejected']),
      /** Of the review that was read: its author may have written another one since. */
      createdAt: Instant,
    }),
    answer: Done,
    problems: ['records.not_found', 'records.changed_meanwhile'],
    summary: 'Publishes or rejects a review.',
  },
});

export const presentations = routes({
  request: {
    method: 'POST',
    path: '/articles/request-presentation/{id}',
    access: SIGNED_IN,
    params: ById,
    answer: Done,
    idempotent: true,
    problems: ['articles.not_found'],
    summary: 'Asks for a presentation of an article at the customer’s.',
  },
});

export const ExpressPost = shape({
  id: Id,
  title: z.string(),
  description: z.string(),
  rates: z.array(shape({ toWeightG: z.int(), price: SeenPrice })),
});

export const expressPosts = routes({
  default: {
    method: 'GET',
    path: '/express-posts/default',
    access: SHOPPERS,
    answer: ExpressPost,
    problems: ['references.express_post_not_found'],
    summary: 'The express post that the shop offers first, with its prices by weight.',
  },
  one: {
    method: 'GET',
    path: '/express-posts/{id}',
    access: SHOPPERS,
    params: ById,
    answer: ExpressPost,
    problems: ['references.express_post_not_found'],
    summary: 'One express post with its prices by weight.',
  },
});

export type Review = z.output<typeof Review>;
export type ModeratedReview = z.output<typeof ModeratedReview>;
export type ReviewState = (typeof REVIEW_STATES)[number];
export type AttributeView = z.output<typeof AttributeView>;
export type VariationView = z.output<typeof VariationView>;
export type Tag = z.output<typeof Tag>;
export type ExpressPost = z.output<typeof ExpressPost>;
