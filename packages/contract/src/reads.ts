import { z } from 'zod';
import { EVERYONE, routes } from './route.ts';
import { FieldError, Info, PagedResult, shape } from './shapes.ts';

const MOST_READS = 24;
const Texts = z.record(z.string().max(40), z.string().max(300));

const AskedRead = shape({
  /** Method and path of a call, as the contract has them: `GET /articles/{id}`. */
  call: z.string().max(200),
  params: Texts.optional(),
  query: Texts.optional(),
  body: z.unknown().optional(),
});

export const reads = routes({
  together: {
    method: 'POST',
    path: '/reads',
    access: EVERYONE,
    reads: true,
    combines: true,
    body: shape({ reads: z.array(AskedRead).min(1).max(MOST_READS) }),
    answer: z.array(
      shape({
        status: z.int(),
        /** What the call alone would have answered. */
        answer: shape({
          data: z.unknown(),
          pagedResult: PagedResult.optional(),
          info: Info.optional(),
          errors: z.array(FieldError).optional(),
        }),
      }),
    ),
    summary:
      'Several calls that only read, in one: each is admitted, limited and answered as if it came alone, in the order of the question.',
  },
});

export type AskedRead = z.input<typeof AskedRead>;
