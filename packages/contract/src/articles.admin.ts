import { z } from 'zod';
import { ArticleForm } from './articles.form.ts';
import { ArticleFormOptions } from './articles.form-options.ts';
import { VariationForm, VariationGrid } from './articles.variations.ts';
import { PriceHistoryEntry } from './articles.price-history.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Confirmed, Done, Id, Instant, ListRequest, Price, ids, name, shape } from './shapes.ts';

/** `match` is what fits a search best first, by code where nothing is searched for; it has one direction. */
const ADMIN_ARTICLE_SORTS = ['code', 'title', 'vpc', 'onHand', 'createdAt', 'match'] as const;

export const AdminArticleListRequest = shape({
  ...ListRequest.shape,
  sortBy: z.enum(ADMIN_ARTICLE_SORTS).default('code'),
  isSortAscending: z.boolean().default(true),
  brandIds: ids(200),
  categoryIds: ids(200),
  view: z.enum(['all', 'visible', 'hidden', 'out_of_stock', 'no_picture', 'archived']).default('all'),
});

export const AdminArticleRow = shape({
  id: Id,
  code: z.string(),
  title: z.string(),
  brand: z.string(),
  category: z.string(),
  unit: z.string(),
  vpc: Price,
  mpc: Price,
  /** Null for those who may not see purchase prices. */
  nc: Price.nullable(),
  onHand: z.int(),
  reserved: z.int(),
  isVisibleOnWeb: z.boolean(),
  disableSelling: z.boolean(),
  isArchived: z.boolean(),
  imageUrl: z.string().nullable(),
  placeholder: z.string(),
  version: z.int(),
});

const ArticlePicture = shape({
  id: Id,
  /** In the library of pictures. */
  pictureId: Id,
  url: z.string(),
  /** The alternative text in the language of the answer; empty where it has none. */
  alt: z.string(),
});

/** Null for those who may not see purchase prices; theirs changes none. */
const SeenCost = { nc: ArticleForm.shape.nc.nullable() };

export const AdminArticle = shape({
  ...ArticleForm.shape,
  ...SeenCost,
  id: Id,
  version: z.int(),
  onHand: z.int(),
  reserved: z.int(),
  lowLevel: z.int(),
  pictures: z.array(ArticlePicture),
  /** The titles of linked articles, by their code. */
  linkTitles: z.record(z.string(), z.string()),
  slug: z.string(),
  createdAt: Instant,
  /** Null for one that is not archived. */
  archivedAt: Instant.nullable(),
});

const Versioned = { version: z.int().min(1) };
const SAVE_PROBLEMS = [
  'articles.not_found',
  'articles.changed_meanwhile',
  'articles.is_archived',
  'articles.code_taken',
  'articles.reference_unknown',
  'articles.link_unknown',
  'articles.breaks_not_falling',
  'pricing.confirm_first',
] as const;

export const adminArticles = routes({
  list: {
    method: 'POST',
    path: '/admin/articles/get-articles',
    access: BACK_OFFICE,
    body: AdminArticleListRequest,
    answer: AdminArticleRow,
    paged: true,
    reads: true,
    summary: 'Articles for staff, hidden ones included.',
  },
  options: {
    method: 'GET',
    path: '/admin/articles/form-options',
    access: BACK_OFFICE,
    answer: ArticleFormOptions,
    summary: 'What the fields of the article form offer.',
  },
  one: {
    method: 'GET',
    path: '/admin/articles/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminArticle,
    problems: ['articles.not_found'],
    summary: 'One article with everything that staff may change.',
  },
  priceHistory: {
    method: 'GET',
    path: '/admin/articles/{id}/price-history',
    access: BACK_OFFICE,
    params: ById,
    answer: z.array(PriceHistoryEntry),
    problems: ['articles.not_found'],
    summary: 'The last hundred changes of the prices of an article, the newest first.',
  },
  create: {
    method: 'POST',
    path: '/admin/articles',
    access: BACK_OFFICE,
    body: shape({ ...ArticleForm.shape, ...SeenCost, ...Confirmed }),
    answer: AdminArticle,
    idempotent: true,
    problems: SAVE_PROBLEMS,
    summary: 'Adds an article.',
  },
  update: {
    method: 'PUT',
    path: '/admin/articles/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...ArticleForm.shape, ...SeenCost, ...Versioned, ...Confirmed }),
    answer: AdminArticle,
    problems: SAVE_PROBLEMS,
    summary: 'Saves an article, unless somebody else has saved it since.',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/articles/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['articles.not_found', 'articles.in_use'],
    summary: 'Deletes an article that nothing has to do with; one that is in use can be archived.',
  },
  quickEdit: {
    method: 'PUT',
    path: '/admin/articles/{id}/quick-edit',
    access: BACK_OFFICE,
    params: ById,
    body: shape({
      ...Versioned,
      ...Confirmed,
      vpc: Price.optional(),
      mpc: Price.optional(),
      isVisibleOnWeb: z.boolean().optional(),
    }),
    answer: AdminArticleRow,
    problems: SAVE_PROBLEMS,
    summary: 'Changes price or visibility from the list.',
  },
  correctStock: {
    method: 'PUT',
    path: '/admin/articles/{id}/stock',
    access: BACK_OFFICE,
    params: ById,
    body: shape({
      /** The counted quantity. */
      onHand: z.int().min(0).max(9_999_999),
      reason: name(200),
    }),
    answer: AdminArticleRow,
    problems: ['articles.not_found', 'stock.below_reserved'],
    summary: 'Sets the stock on hand, with a reason.',
  },
  variation: {
    method: 'GET',
    path: '/admin/articles/{id}/variation',
    access: BACK_OFFICE,
    params: ById,
    answer: VariationGrid,
    problems: ['articles.not_found'],
    summary:
      'The articles that differ from this one in size, colour and the like, with what staff change in their grid.',
  },
  saveVariation: {
    method: 'PUT',
    path: '/admin/articles/{id}/variation',
    access: BACK_OFFICE,
    params: ById,
    body: VariationForm,
    answer: VariationGrid,
    problems: [
      ...SAVE_PROBLEMS,
      'articles.variation_repeated',
      'articles.variation_value_missing',
      'articles.variation_without_itself',
      'articles.variation_other',
    ],
    summary: 'Saves the grid: makes missing members, changes codes and prices of others, takes some out.',
  },
  addPicture: {
    method: 'POST',
    path: '/admin/articles/{id}/pictures',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminArticle,
    upload: true,
    problems: [
      'articles.not_found',
      'files.not_a_picture',
      'files.not_stored',
      'files.too_large',
      'articles.too_many_pictures',
    ],
    summary: 'Adds a picture: JPEG, PNG or WebP, re-encoded in three sizes.',
  },
  addLibraryPicture: {
    method: 'POST',
    path: '/admin/articles/{id}/library-pictures',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ pictureId: Id }),
    answer: AdminArticle,
    problems: [
      'articles.not_found',
      'articles.picture_not_found',
      'articles.picture_repeated',
      'articles.too_many_pictures',
    ],
    summary: 'Adds a picture of the library.',
  },
  orderPictures: {
    method: 'PUT',
    path: '/admin/articles/{id}/pictures',
    access: BACK_OFFICE,
    params: ById,
    /** The pictures that stay, in their new order: one left out is taken off. */
    body: shape({ pictureIds: z.array(Id).max(20) }),
    answer: AdminArticle,
    problems: ['articles.not_found', 'articles.picture_not_found'],
    summary: 'Orders the pictures and takes off those left out.',
  },
});

export type AdminArticle = z.output<typeof AdminArticle>;
export type AdminArticleRow = z.output<typeof AdminArticleRow>;
export type AdminArticleListRequest = z.output<typeof AdminArticleListRequest>;
