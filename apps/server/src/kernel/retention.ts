import type { JobName } from '@sjaj/contract';
import type { Db } from '../platform/database/db.ts';
import type { Job } from '../platform/queue/jobs.ts';

/** Removes what is of no use any more. */
export type RetentionTask = (db: Db, now: Date) => Promise<void>;

const messagesOf = (failures: readonly unknown[]): string =>
  failures.map((failure) => (failure instanceof Error ? failure.message : String(failure))).join('; ');

/** The nightly job that runs all retention tasks. */
export const retentionJobs = (...tasks: readonly RetentionTask[]): readonly Job<JobName>[] => [
  {
    name: 'records.tidy',
    schedule: '30 3 * * *',
    run: async ({ db, clock }) => {
      const failures: unknown[] = [];
      // One that fails, as for a store that does not answer, holds up no other.
      for (const purge of tasks) await purge(db, clock()).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures, messagesOf(failures));
    },
  },
];
