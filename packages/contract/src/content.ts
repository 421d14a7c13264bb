import { z } from 'zod';
import { PictureDisplay } from './pictures.ts';
import { EVERYONE, SHOPPERS, routes } from './route.ts';
import { ById, Id, Instant, shape, sortedList } from './shapes.ts';

export const NewsSummary = shape({
  id: Id,
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  pictureUrl: z.string().nullable(),
  ...PictureDisplay,
  publishedAt: Instant,
});

export const NewsItem = shape({
  ...NewsSummary.shape,
  /** Sanitised HTML. */
  content: z.string(),
  newer: shape({ id: Id, title: z.string(), slug: z.string() }).nullable(),
  older: shape({ id: Id, title: z.string(), slug: z.string() }).nullable(),
});

export const blogs = routes({
  list: {
    method: 'POST',
    path: '/blogs/get-blogs-for-customers',
    access: SHOPPERS,
    body: shape({
      ...sortedList(z.enum(['default', 'createdDate', 'title']).default('default')).shape,
      /** The archive: one month of Europe/Sarajevo, `YYYY-MM`. */
      month: z
        .string()
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
        .optional(),
    }),
    answer: NewsSummary,
    paged: true,
    reads: true,
    summary: 'Published news, newest first.',
  },
  recent: {
    method: 'GET',
    path: '/blogs/get-recent-blogs-for-customers',
    access: SHOPPERS,
    answer: shape({
      recent: z.array(NewsSummary),
      /** Months that have news, newest first, with how many. */
      archive: z.array(shape({ month: z.string(), count: z.int() })),
    }),
    shared: true,
    summary: 'The latest five news and the months of the archive.',
  },
  one: {
    method: 'GET',
    path: '/blogs/{id}',
    access: SHOPPERS,
    params: ById,
    answer: NewsItem,
    shared: true,
    problems: ['content.news_not_found'],
    summary: 'One piece of news.',
  },
});

export const Terms = shape({
  id: Id,
  title: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  validFrom: Instant,
});

export const termsOfServices = routes({
  list: {
    method: 'POST',
    path: '/terms-of-services/get-terms-of-services',
    access: EVERYONE,
    body: sortedList(z.enum(['default', 'createdDate']).default('default')),
    answer: Terms,
    paged: true,
    shared: true,
    reads: true,
    summary: 'The terms in force first, then earlier versions.',
  },
});

export type NewsSummary = z.output<typeof NewsSummary>;
export type NewsItem = z.output<typeof NewsItem>;
export type Terms = z.output<typeof Terms>;
