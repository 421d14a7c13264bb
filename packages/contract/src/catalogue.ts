import { z } from 'zod';
import { SHOPPERS, routes } from './route.ts';
import { ById, Id, Instant, shape, sortedList } from './shapes.ts';
import { ArticleCard } from './articles-shapes.ts';

export const Category = shape({
  id: Id,
  title: z.string(),
  slug: z.string(),
  parentCategoryId: Id.nullable(),
  /** Articles in it and below it. */
  numberOfArticles: z.int().min(0),
  order: z.int(),
  pictureUrl: z.string().nullable(),
  icon: z.string().nullable(),
});

export const Brand = shape({
  id: Id,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  logoUrl: z.string().nullable(),
  numberOfArticles: z.int().min(0),
  isHighlighted: z.boolean(),
});

export const MainPageRequest = shape({ contentType: z.literal(1) });

export const Jumbotron = shape({
  id: Id,
  title: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  pictureUrl: z.string().nullable(),
});

export const categories = routes({
  simplified: {
    method: 'POST',
    path: '/categories/simplified',
    reads: true,
    access: SHOPPERS,
    body: shape({}),
    answer: z.array(Category),
    shared: true,
    summary: 'The whole tree, flat, in the order of the menu.',
  },
  getCategories: {
    method: 'POST',
    path: '/categories/get-categories',
    reads: true,
    access: SHOPPERS,
    body: shape({ categoryId: Id.nullable().default(null) }),
    answer: z.array(Category),
    shared: true,
    summary: 'The children of a category, or the top level.',
  },
  mainPage: {
    method: 'GET',
    path: '/categories/get-main-page-categories',
    access: SHOPPERS,
    answer: z.array(Category),
    shared: true,
    summary: 'The categories that the main page shows.',
  },
});

export const brands = routes({
  all: {
    method: 'GET',
    path: '/brands',
    access: SHOPPERS,
    answer: z.array(Brand),
    shared: true,
    summary: 'All brands by name.',
  },
  list: {
    method: 'POST',
    path: '/brands/get-brands',
    reads: true,
    access: SHOPPERS,
    body: sortedList(z.enum(['default', 'createdDate', 'title']).default('default')),
    answer: Brand,
    paged: true,
    summary: 'Brands by name, a page at a time.',
  },
  one: {
    method: 'GET',
    path: '/brands/{id}',
    access: SHOPPERS,
    params: ById,
    answer: Brand,
    shared: true,
    problems: ['brands.not_found'],
    summary: 'One brand.',
  },
});

export const mainPage = routes({
  jumbotrons: {
    method: 'POST',
    path: '/main-page/get-jumbotrons-main',
    reads: true,
    access: SHOPPERS,
    body: MainPageRequest,
    answer: z.array(Jumbotron),
    shared: true,
    summary: 'Announcements at the top of the main page.',
  },
  categories: {
    method: 'POST',
    path: '/main-page/main-page-categories',
    reads: true,
    access: SHOPPERS,
    body: MainPageRequest,
    answer: z.array(Category),
    shared: true,
    summary: 'The categories that the main page shows.',
  },
  highlightedBrand: {
    method: 'POST',
    path: '/main-page/main-page-highlighted-brand',
    reads: true,
    access: SHOPPERS,
    body: MainPageRequest,
    answer: Brand.nullable(),
    shared: true,
    summary: 'The brand that the shop puts forward.',
  },
  topBrands: {
    method: 'POST',
    path: '/main-page/main-page-highlighted-top-brands',
    reads: true,
    access: SHOPPERS,
    body: MainPageRequest,
    answer: z.array(Brand),
    shared: true,
    summary: 'The brands with most articles.',
  },
});

export const RunningSale = shape({
  id: Id,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  pictureUrl: z.string().nullable(),
  endsAt: Instant,
  numberOfArticles: z.int().min(0),
  productSaleItems: z.array(ArticleCard).max(48),
});

export const productSales = routes({
  current: {
    method: 'GET',
    path: '/product-sales/current-product-sale-no-dates',
    access: SHOPPERS,
    answer: shape({
      id: Id,
      title: z.string(),
      endsAt: Instant,
      /** Of this sale. */
      numberOfArticles: z.int().min(0),
      /** Cards in all sales together, as the list of promotions counts them. */
      numberOnSale: z.int().min(0),
      productSaleItems: z.array(ArticleCard),
    }).nullable(),
    summary: 'The sale that runs now, with its first twelve articles.',
  },
  running: {
    method: 'GET',
    path: '/product-sales/running',
    access: SHOPPERS,
    answer: z.array(RunningSale),
    summary: 'Every sale that runs now, the one that ends first before the others, each with its most wanted articles.',
  },
});

export type Category = z.output<typeof Category>;
export type Brand = z.output<typeof Brand>;
export type Jumbotron = z.output<typeof Jumbotron>;
export type RunningSale = z.output<typeof RunningSale>;
