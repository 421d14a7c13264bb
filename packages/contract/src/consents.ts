import { z } from 'zod';
import { EVERYONE, routes } from './route.ts';
import { Done, shape } from './shapes.ts';

export const consents = routes({
  decideOnMeasurement: {
    method: 'POST',
    path: '/consents/measurement',
    access: EVERYONE,
    body: shape({
      /** A random name that the browser has chosen: it names nobody. */
      visitor: z.uuid(),
      isGiven: z.boolean(),
      source: z.enum(['banner', 'profile']),
    }),
    answer: Done,
    limit: { requests: 30, seconds: 600, freeRequests: 15 },
    problems: ['consents.no_measurement'],
    summary: 'Stores whether this browser may load the script by which the owner of the shop measures visits.',
  },
});
