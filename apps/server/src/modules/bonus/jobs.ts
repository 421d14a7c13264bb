import type { JobName } from '@sjaj/contract';
import type { Job } from '../../platform/queue/jobs.ts';
import { updateBonusPoints } from './service.ts';

/** A job and no consumer: payments come from bookkeeping, which tells no order that it was paid. */
export const bonusJobs: readonly Job<JobName>[] = [
  { name: 'bonus.update', schedule: '*/10 * * * *', run: async ({ db, clock }) => updateBonusPoints(db, clock()) },
];
