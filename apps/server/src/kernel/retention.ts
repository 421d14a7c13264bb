import type { JobName } from '@sjaj/contract';
import type { Db } from '../platform/database/db.ts';
import type { Job } from '../platform/queue/jobs.ts';

/** Removes what is of no use any more. */
export type RetentionTask = (db: Db, now: Date) => Promise<void>;

/** The nightly job that runs all retention tasks. */
export const retentionJobs = (...tasks: readonly RetentionTask[]): readonly Job<JobName>[] => [
  {
    name: 'records.tidy',
    schedule: '30 3 * * *',
    run: async ({ db, clock }) => {
      for (const purge of tasks) await purge(db, clock());
    },
  },
];
