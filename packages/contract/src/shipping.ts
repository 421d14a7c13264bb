import { z } from 'zod';
import { SHOPPERS, routes } from './route.ts';
import { ById, Id, SeenPrice, shape } from './shapes.ts';

export const ExpressPost = shape({
  id: Id,
  title: z.string(),
  description: z.string(),
  rates: z.array(shape({ toWeightG: z.int(), price: SeenPrice })),
});

export const expressPosts = routes({
  default: {
    method: 'GET',
    path: '/express-posts/default',
    access: SHOPPERS,
    answer: ExpressPost,
    problems: ['references.express_post_not_found'],
    summary: 'The express post that the shop offers first, with its prices by weight.',
  },
  one: {
    method: 'GET',
    path: '/express-posts/{id}',
    access: SHOPPERS,
    params: ById,
    answer: ExpressPost,
    problems: ['references.express_post_not_found'],
    summary: 'One express post with its prices by weight.',
  },
});

export type ExpressPost = z.output<typeof ExpressPost>;
