import type { Job } from '../../platform/queue/jobs.ts';
import { workOff } from './service/apply-pieces.ts';

/** Applies stock imports. A run continues after the last piece that was applied. */
export const importJobs: readonly Job[] = [
  {
    name: 'stock.import',
    schedule: null,
    retries: 20,
    expiresAfter: 120,
    run: ({ db, clock, signal }) => workOff(db, { clock, signal }),
  },
];
