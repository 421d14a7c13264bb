import { z } from 'zod';
import { AttributeView } from './catalogue.articles.ts';
import { PictureDisplay } from './pictures.ts';
import { SHOPPERS, routes } from './route.ts';
import { ById, Id, longText, shape, sortedList } from './shapes.ts';

export const Category = shape({
  id: Id,
  title: z.string(),
  slug: z.string(),
  parentCategoryId: Id.nullable(),
  /** Articles in it and below it. */
  numberOfArticles: z.int().min(0),
  order: z.int(),
  pictureUrl: z.string().nullable(),
  ...PictureDisplay,
  icon: z.string().nullable(),
});

export const Brand = shape({
  id: Id,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  logoUrl: z.string().nullable(),
  /** What the logo shows; empty where staff have written nothing. */
  logoAlt: z.string(),
  /** The brand's own site. */
  websiteUrl: z.string().nullable(),
  numberOfArticles: z.int().min(0),
  isHighlighted: z.boolean(),
});

export const categories = routes({
  simplified: {
    method: 'POST',
    path: '/categories/simplified',
    reads: true,
    access: SHOPPERS,
    // Clients that send the fields of a list may: the tree has one page.
    body: shape({
      page: z.literal(1).optional(),
      pageSize: z.int().min(1).max(10_000).optional(),
      quickSearch: longText(64).optional(),
      sortBy: z.enum(['default', 'createdDate', 'title']).default('default'),
      isSortAscending: z.boolean().default(true),
    }),
    answer: z.array(Category),
    shared: true,
    summary: 'The whole tree, flat, by default in the order of the menu.',
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

export type Category = z.output<typeof Category>;
export type Brand = z.output<typeof Brand>;
export type Tag = z.output<typeof Tag>;
