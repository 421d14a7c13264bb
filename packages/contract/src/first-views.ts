import { z } from 'zod';
import { routes, SIGNED_IN } from './route.ts';
import { ById, shape } from './shapes.ts';

/** Sanitised HTML in the places and sizes of the page that the storefront draws, without prices. */
const FirstView = shape({ html: z.string() });

export const firstViews = routes({
  category: {
    method: 'GET',
    path: '/first-views/categories/{id}',
    access: SIGNED_IN,
    params: ById,
    answer: FirstView,
    summary: 'What the page of a category shows until the storefront draws it.',
  },
  article: {
    method: 'GET',
    path: '/first-views/articles/{id}',
    access: SIGNED_IN,
    params: ById,
    answer: FirstView,
    problems: ['articles.not_found'],
    summary: 'What the page of an article shows until the storefront draws it.',
  },
});
