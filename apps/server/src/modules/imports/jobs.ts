import type { JobName } from '@sjaj/contract';
import type { Job } from '../../platform/queue/jobs.ts';
import { STOCK_IMPORT } from './service/apply.ts';
import { processPending } from './service/apply-pieces.ts';

/** Applies stock imports. A run continues after the last piece that was applied. */
export const importJobs: readonly Job<JobName>[] = [
  {
    name: STOCK_IMPORT,
    schedule: null,
    retries: 20,
    expiresAfter: 120,
    run: ({ db, clock, signal }) => processPending(db, { clock, signal }),
  },
];
