import { z } from 'zod';
import { ArticleCard } from './catalogue.articles.ts';
import { SHOPPERS, routes } from './route.ts';
import { Id, shape } from './shapes.ts';

export const boughtTogether = routes({
  list: {
    method: 'POST',
    path: '/articles/bought-together',
    access: SHOPPERS,
    body: shape({ articleIds: z.array(Id).max(300) }),
    answer: z.array(ArticleCard).max(3),
    reads: true,
    summary: 'What customers often order together with these articles and can be had, without other sizes of these.',
  },
});
