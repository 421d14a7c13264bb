import { z } from 'zod';
import { AttributeView, VariationMatrix } from './catalogue.articles.ts';
import { SHOPPERS, routes } from './route.ts';
import { ById, Id, shape } from './shapes.ts';

export const VariationView = shape({
  id: Id,
  title: z.string(),
  attributes: z.array(AttributeView),
  articleIds: z.array(Id),
});

export const variations = routes({
  one: {
    method: 'GET',
    path: '/variations/{id}',
    access: SHOPPERS,
    params: ById,
    answer: VariationView,
    shared: true,
    problems: ['catalogue.variation_not_found'],
    summary: 'What the members of a variation differ in.',
  },
  details: {
    method: 'GET',
    path: '/variations/{id}/details',
    access: SHOPPERS,
    params: ById,
    answer: VariationMatrix,
    problems: ['catalogue.variation_not_found'],
    summary: 'Every member with price and stock for the caller.',
  },
});

export type VariationView = z.output<typeof VariationView>;
