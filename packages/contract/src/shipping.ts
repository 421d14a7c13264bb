import { z } from 'zod';
import { SHOPPERS, routes } from './route.ts';
import { ById, Id, SeenPrice, shape } from './shapes.ts';

export const Carrier = shape({
  id: Id,
  title: z.string(),
  description: z.string(),
  rates: z.array(shape({ toWeightG: z.int(), price: SeenPrice })),
});

export const carriers = routes({
  default: {
    method: 'GET',
    path: '/express-posts/default',
    access: SHOPPERS,
    answer: Carrier,
    problems: ['references.express_post_not_found'],
    summary: 'The express post that the shop offers first, with its prices by weight.',
  },
  one: {
    method: 'GET',
    path: '/express-posts/{id}',
    access: SHOPPERS,
    params: ById,
    answer: Carrier,
    problems: ['references.express_post_not_found'],
    summary: 'One express post with its prices by weight.',
  },
});

export type Carrier = z.output<typeof Carrier>;
