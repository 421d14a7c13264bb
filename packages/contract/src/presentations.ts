import { SIGNED_IN, routes } from './route.ts';
import { ById, Done } from './shapes.ts';

export const presentations = routes({
  request: {
    method: 'POST',
    path: '/articles/request-presentation/{id}',
    access: SIGNED_IN,
    params: ById,
    answer: Done,
    idempotent: true,
    problems: ['articles.not_found'],
    summary: 'Asks for a presentation of an article at the customer’s.',
  },
});
