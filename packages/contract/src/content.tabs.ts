import { z } from 'zod';
import { Order, RECORD_FIELDS, recordList, recordRoutes } from './records.ts';
import { routes, SHOPPERS } from './route.ts';
import { ById, Id, localText, name, shape } from './shapes.ts';

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

export const adminArticleTabs = recordRoutes({
  path: 'tabs',
  form: ArticleTabForm,
  view: AdminArticleTab,
  list: recordList(['all', 'active', 'inactive'], ['default', 'name']),
  words: ['tab of article pages', 'tabs of article pages'],
  problems: ['content.text_empty', 'content.unknown_codes', 'articles.reference_unknown'],
});

type ArticleTab = z.output<typeof ArticleTab>;
export type ArticleTabForm = z.output<typeof ArticleTabForm>;
export type AdminArticleTab = z.output<typeof AdminArticleTab>;
