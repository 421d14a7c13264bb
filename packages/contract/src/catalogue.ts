import { z } from 'zod';
import { ArticleCard, ArticleDetails, PurchasedArticle, UsualArticle } from './catalogue.articles.ts';
import { CUSTOMERS, SHOPPERS, SIGNED_IN, routes } from './route.ts';
import { ById, Done, Id, Page, PageSize, Price, ids, longText, shape } from './shapes.ts';

const SORTS = ['default', 'createdDate', 'vpc', 'rating', 'title'] as const;
export const Sort = z.enum(SORTS);

/** From three letters on; an empty text searches for nothing in particular. */
const SearchText = longText(64)
  .transform((text) => text || undefined)
  .pipe(z.string().min(3).optional());

/** How an article is sold: the id of its unit, and where it comes in packs also the pack's unit and how many it holds: `3`, `3.7.12`. */
const PackId = z.string().regex(/^[1-9]\d{0,9}(\.[1-9]\d{0,9}\.[1-9]\d{0,9})?$/);

/** Values within one filter are alternatives, filters among themselves all hold. */
export const ListingRequest = shape({
  page: Page,
  pageSize: PageSize,
  sortBy: Sort.default('default'),
  isSortAscending: z.boolean().default(true),
  quickSearch: SearchText.optional(),
  categoryIds: ids(100),
  brandIds: ids(200),
  attributeValuesIds: ids(200),
  tagIds: ids(100),
  packIds: z.array(PackId).max(100).default([]),
  minPrice: Price.max(1_000_000).optional(),
  maxPrice: Price.max(1_000_000).optional(),
  isInStock: z.boolean().default(false),
  isOnSale: z.boolean().default(false),
  isNew: z.boolean().default(false),
  isBoughtBefore: z.boolean().default(false),
});

const Counted = shape({ id: Id, title: z.string(), count: z.int().min(0) });

/** Each count leaves the filter's own choice out: it tells what choosing the value would give. */
export const ListingFilters = shape({
  categories: z.array(shape({ ...Counted.shape, parentCategoryId: Id.nullable() })),
  brands: z.array(Counted),
  attributes: z.array(
    shape({
      id: Id,
      title: z.string(),
      unit: z.string().nullable(),
      values: z.array(shape({ ...Counted.shape, swatch: z.string().nullable() })),
    }),
  ),
  /** As rows name them: "kut = 12 kom", "1 par". */
  packs: z.array(shape({ id: PackId, title: z.string(), count: z.int().min(0) })),
  inStock: z.int().min(0),
  onSale: z.int().min(0),
  boughtBefore: z.int().min(0),
  newlyAdded: z.int().min(0),
  /** Of what the other filters leave, 1 and 100,000 where that is nothing; null where the caller may not see prices. */
  minPriceInThisCategory: Price.nullable(),
  maxPriceInThisCategory: Price.nullable(),
});

export const Listing = shape({
  articles: z.array(ArticleCard),
  filters: ListingFilters,
  totalItems: z.int().min(0),
  /** Where no article has all words: how the search was widened. */
  widened: z.enum(['none', 'any_word']),
});

export const Suggestions = shape({
  articles: z.array(ArticleCard).max(5),
  categories: z.array(shape({ id: Id, title: z.string(), slug: z.string(), count: z.int() })),
  brands: z.array(shape({ id: Id, title: z.string(), count: z.int() })),
  totalItems: z.int().min(0),
  /**
   * Where the text ends in a number: the words before it and the quantity. `isSure` tells that it is a quantity, because a sign
   * says so or no title that fits has the number; the articles are then those of the words alone.
   */
  order: shape({ words: z.string(), quantity: z.int().min(1), isSure: z.boolean() }).nullable(),
});

const LISTING_PROBLEMS = ['articles.prices_hidden', 'articles.price_range'] as const;
const Cards = z.array(ArticleCard);

export const articles = routes({
  listing: {
    method: 'POST',
    path: '/articles/listing',
    reads: true,
    access: SHOPPERS,
    body: ListingRequest,
    answer: Listing,
    problems: LISTING_PROBLEMS,
    summary: 'One page of articles with the counts of every filter value, in one answer.',
  },
  autoCompleteArticles: {
    method: 'POST',
    path: '/articles/auto-complete-articles',
    reads: true,
    access: SHOPPERS,
    body: ListingRequest,
    answer: ArticleCard,
    paged: true,
    problems: LISTING_PROBLEMS,
    summary: 'Articles by words, code and filters.',
  },
  autoCompleteResultsFilter: {
    method: 'POST',
    path: '/articles/auto-complete-results-filter',
    reads: true,
    access: SHOPPERS,
    body: ListingRequest,
    answer: ListingFilters,
    problems: LISTING_PROBLEMS,
    summary: 'The filters that fit a search, with counts.',
  },
  articlesByCategoriesResultFilter: {
    method: 'POST',
    path: '/articles/articles-by-categories-result-filter',
    reads: true,
    access: SHOPPERS,
    body: ListingRequest,
    answer: ListingFilters,
    problems: LISTING_PROBLEMS,
    summary: 'The filters that fit a category, with counts.',
  },
  suggestions: {
    method: 'POST',
    path: '/articles/suggestions',
    reads: true,
    access: SHOPPERS,
    body: shape({ quickSearch: longText(64).min(3) }),
    answer: Suggestions,
    limit: { requests: 200, seconds: 10 },
    summary: 'Up to five articles and the categories and brands that fit what is being typed.',
  },
  details: {
    method: 'GET',
    path: '/articles/details/{id}',
    access: SHOPPERS,
    params: ById,
    answer: ArticleDetails,
    problems: ['articles.not_found'],
    summary: 'Everything about one article.',
  },
  document: {
    method: 'GET',
    path: '/articles/documents/{id}',
    access: SHOPPERS,
    params: ById,
    answer: Done,
    download: true,
    problems: ['files.not_found'],
    summary: 'A document of an article: safety data sheet, technical sheet, certificate, manual.',
  },
  quickView: {
    method: 'GET',
    path: '/articles/quick-view/{id}',
    access: SHOPPERS,
    params: ById,
    answer: ArticleDetails,
    problems: ['articles.not_found'],
    summary: 'The same for the preview dialog.',
  },
  mainPage: {
    method: 'POST',
    path: '/articles/main-page-articles',
    reads: true,
    access: SHOPPERS,
    body: shape({ page: Page, pageSize: PageSize }),
    answer: Cards,
    summary: 'Articles on sale now, for the main page.',
  },
  newlyAdded: {
    method: 'POST',
    path: '/articles/newly-added-articles',
    reads: true,
    access: SHOPPERS,
    body: ListingRequest,
    answer: ArticleCard,
    paged: true,
    problems: LISTING_PROBLEMS,
    summary: 'What is new, newest first.',
  },
  customerCustomized: {
    method: 'POST',
    path: '/articles/customer-customized-articles',
    reads: true,
    access: SHOPPERS,
    body: shape({ page: Page, pageSize: PageSize }),
    answer: Cards.max(10),
    summary: 'Up to ten articles selected for the caller from what is bought most often.',
  },
  recentlyViewed: {
    method: 'POST',
    path: '/articles/recently-viewed',
    reads: true,
    access: SHOPPERS,
    body: shape({
      articleIds: z.array(Id).max(10),
      /** Of a variation one card, with its members to choose from; else the very articles. */
      isByGroup: z.boolean().default(false),
    }),
    answer: Cards.max(10),
    summary: 'The cards of articles that the browser remembers, in its order.',
  },
  myArticles: {
    method: 'POST',
    path: '/articles/customer/my-articles',
    reads: true,
    access: CUSTOMERS,
    body: ListingRequest,
    answer: PurchasedArticle,
    paged: true,
    problems: LISTING_PROBLEMS,
    summary: 'What the caller or the company has ordered before, most often first unless another order is asked for.',
  },
  usualArticles: {
    method: 'GET',
    path: '/articles/customer/usual',
    access: CUSTOMERS,
    answer: z.array(UsualArticle).max(60),
    summary:
      'The usual order: what the caller or the company orders of late and can order now, what is due first, then what is ordered most often.',
  },
  createOutOfStockRequest: {
    method: 'POST',
    path: '/articles/create-article-out-of-stock-request',
    access: SIGNED_IN,
    body: shape({ articleId: Id, comment: longText(2_000).min(1) }),
    answer: Done,
    idempotent: true,
    problems: ['articles.not_found'],
    summary: 'Asks to be told when an article arrives, or for an offer.',
  },
});

export type ListingRequest = z.output<typeof ListingRequest>;
export type ListingInput = z.input<typeof ListingRequest>;
export type ListingFilters = z.output<typeof ListingFilters>;
export type Listing = z.output<typeof Listing>;
export type Suggestions = z.output<typeof Suggestions>;
export type Sort = z.output<typeof Sort>;
