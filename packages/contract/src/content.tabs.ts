import { z } from 'zod';
import { Order, RECORD_FIELDS } from './records.ts';
import { BACK_OFFICE, routes, SHOPPERS } from './route.ts';
import { ById, Done, Id, ListRequest, localText, name, shape } from './shapes.ts';

const LONGEST_TEXT = 9_000;
const MOST_CODES = 200;

const ArticleTab = shape({
  id: Id,
  title: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
});

export const articleTabs = routes({
  list: {
    method: 'GET',
    path: '/articles/{id}/tabs',
    access: SHOPPERS,
    params: ById,
    answer: z.array(ArticleTab),
    shared: true,
    summary: 'Further texts that the page of an article has in tabs; none for an unknown article.',
  },
});

export const ArticleTabForm = shape({
  title: localText(40),
  /** HTML; the server keeps what its allow-list has. */
  content: localText(LONGEST_TEXT),
  /** Only articles of this brand; all where null. */
  brandId: Id.nullable(),
  /** Only articles of this category and those below it; all where null. */
  categoryId: Id.nullable(),
  /** Only these articles; all where empty. */
  articleCodes: z.array(name(40)).max(MOST_CODES),
  order: Order,
  isActive: z.boolean(),
});

export const AdminArticleTab = shape({ ...ArticleTabForm.shape, ...RECORD_FIELDS });

export const adminArticleTabs = routes({
  list: {
    method: 'POST',
    path: '/admin/tabs/get-tabs',
    reads: true,
    access: BACK_OFFICE,
    body: shape({
      ...ListRequest.shape,
      view: z.enum(['all', 'active', 'inactive']).default('all'),
      sortBy: z.enum(['default', 'name']).default('default'),
      isSortAscending: z.boolean().default(true),
    }),
    answer: AdminArticleTab,
    paged: true,
    summary: 'Tabs of article pages, in their order.',
  },
  one: {
    method: 'GET',
    path: '/admin/tabs/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminArticleTab,
    problems: ['records.not_found'],
    summary: 'One tab with all its texts.',
  },
  create: {
    method: 'POST',
    path: '/admin/tabs',
    access: BACK_OFFICE,
    body: ArticleTabForm,
    answer: AdminArticleTab,
    idempotent: true,
    problems: ['content.text_empty', 'content.unknown_codes', 'articles.reference_unknown'],
    summary: 'Adds a tab.',
  },
  update: {
    method: 'PUT',
    path: '/admin/tabs/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...ArticleTabForm.shape, version: z.int().min(1) }),
    answer: AdminArticleTab,
    problems: [
      'records.not_found',
      'records.changed_meanwhile',
      'content.text_empty',
      'content.unknown_codes',
      'articles.reference_unknown',
    ],
    summary: 'Saves a tab, unless somebody else has saved it since.',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/tabs/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found', 'records.in_use'],
    summary: 'Deletes a tab.',
  },
});

type ArticleTab = z.output<typeof ArticleTab>;
export type ArticleTabForm = z.output<typeof ArticleTabForm>;
export type AdminArticleTab = z.output<typeof AdminArticleTab>;
