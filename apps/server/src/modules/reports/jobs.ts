import type { JobName } from '@sjaj/contract';
import type { Job } from '../../platform/queue/jobs.ts';
import { applyChanges } from './store/sums.ts';

const BATCH = 5_000;
/** Seconds: a million orders that were never summed up take minutes. */
const LONGEST_RUN = 3_600;

/** Sums up what changed since the last reader did, so that the next one finds little to do. */
export const reportJobs: readonly Job<JobName>[] = [
  {
    name: 'reports.sum-revenue',
    schedule: '* * * * *',
    expiresAfter: LONGEST_RUN,
    run: async ({ db, signal }) => {
      while (!signal.aborted && (await applyChanges(db, BATCH)) === BATCH);
    },
  },
];
