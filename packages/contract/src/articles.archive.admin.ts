import { z } from 'zod';
import { AdminArticle } from './articles.admin.ts';
import { ArticleCode } from './articles.form.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, shape } from './shapes.ts';

const Versioned = { version: z.int().min(1) };

export const articleArchive = routes({
  add: {
    method: 'PUT',
    path: '/admin/articles/{id}/archive',
    access: BACK_OFFICE,
    params: ById,
    body: shape({
      ...Versioned,
      /** The article that replaces it from now on; null to leave the links as they are. */
      successorCode: ArticleCode.nullable(),
    }),
    answer: AdminArticle,
    problems: ['articles.not_found', 'articles.changed_meanwhile', 'articles.link_unknown'],
    summary: 'Takes an article out of the shop and out of the lists. What refers to it stays, and it can be restored.',
  },
  restore: {
    method: 'PUT',
    path: '/admin/articles/{id}/restore',
    access: BACK_OFFICE,
    params: ById,
    body: shape(Versioned),
    answer: AdminArticle,
    problems: ['articles.not_found', 'articles.changed_meanwhile'],
    summary: 'Takes an article out of the archive. It stays hidden until somebody shows it.',
  },
});
