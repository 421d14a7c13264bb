import { z } from 'zod';
import { EVERYONE, routes } from './route.ts';
import { name, shape } from './shapes.ts';

export const newsletter = routes({
  subscribe: {
    method: 'POST',
    path: '/newsletter/send-subscription-request',
    access: EVERYONE,
    body: shape({ email: name(254).pipe(z.email()) }),
    answer: z.null(),
    limit: { requests: 10, seconds: 3_600, freeRequests: 5 },
    summary: 'Asks for the newsletter; the same answer for known and unknown addresses.',
  },
});
