import type { JobName } from '@sjaj/contract';
import type { Job, JobContext } from '../../platform/queue/jobs.ts';
import { applyChanges, correctSums, markAllOrders } from './store/sums.ts';

/** Some tenths of a second, for which readers wait. */
const BATCH = 1_000;
/** Seconds: a million orders that were never summed up take minutes. */
const LONGEST_RUN = 3_600;

async function applyAll({ db, signal }: Pick<JobContext, 'db' | 'signal'>): Promise<void> {
  while (!signal.aborted && (await applyChanges(db, BATCH)) === BATCH);
}

export const reportJobs: readonly Job<JobName>[] = [
  /** Sums up what changed since the last reader did, so that the next one finds little to do. */
  { name: 'reports.sum-revenue', schedule: '* * * * *', expiresAfter: LONGEST_RUN, run: applyAll },
  /** Staff run it after orders or sums were corrected in the database by hand; once a month it runs by itself. Readers have whole sums meanwhile. */
  {
    name: 'reports.rebuild-revenue',
    schedule: '15 3 1 * *',
    expiresAfter: LONGEST_RUN,
    run: async (context) => {
      await markAllOrders(context.db);
      await applyAll(context);
      if (!context.signal.aborted) await correctSums(context.db);
    },
  },
];
