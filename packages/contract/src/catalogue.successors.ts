import { z } from 'zod';
import { ArticleCard } from './catalogue.articles.ts';
import { SHOPPERS, routes } from './route.ts';
import { Id, shape } from './shapes.ts';

const Successor = shape({ articleId: Id, successor: ArticleCard });

export const articleSuccessors = routes({
  list: {
    method: 'POST',
    path: '/articles/get-successors',
    access: SHOPPERS,
    body: shape({ articleIds: z.array(Id).max(300) }),
    answer: z.array(Successor),
    reads: true,
    summary: 'The articles that replace those among these that are no longer supplied; nothing for the others.',
  },
});

export type Successor = z.output<typeof Successor>;
