import { z } from 'zod';
import { BACK_OFFICE, routes } from './route.ts';
import { shape } from './shapes.ts';

/** What a shop needs before its first order, in the order in which it is best done. */
export const SETUP_STEPS = [
  'company',
  'logo',
  'branches',
  'delivery',
  'terms',
  'mail',
  'articles',
  'customer',
  'user',
] as const;

const Step = z.enum(SETUP_STEPS);

export const SetupGuide = shape({
  steps: z.array(shape({ step: Step, isDone: z.boolean(), isSkipped: z.boolean() })),
  /** Every step is done or put off, or the shop has its first order. */
  isOver: z.boolean(),
});

export const setupGuide = routes({
  one: {
    method: 'GET',
    path: '/admin/setup-guide',
    access: BACK_OFFICE,
    answer: SetupGuide,
    summary: 'The steps of setting up a shop, and which of them are done.',
  },
  skip: {
    method: 'PUT',
    path: '/admin/setup-guide/{step}',
    access: BACK_OFFICE,
    params: shape({ step: Step }),
    body: shape({ isSkipped: z.boolean() }),
    answer: SetupGuide,
    summary: 'Puts a step off, or takes it up again.',
  },
});

export type SetupGuide = z.output<typeof SetupGuide>;
export type SetupStep = z.output<typeof Step>;
