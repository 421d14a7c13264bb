import type { JobName } from '@sjaj/contract';
import type { RetentionTask } from '../../../kernel/retention.ts';
import type { Job } from '../../../platform/queue/jobs.ts';
import { PROPOSAL_LIFE_MS } from './rules/state.ts';
import { CHANGE_PRICES } from './service/decide.ts';
import { processPending } from './service/process-pending.ts';
import { purgeProposals } from './store/price-changes.ts';

/** Applies and undoes changes of many prices. The schedule begins those whose day has come. */
export const priceChangeJobs: readonly Job<JobName>[] = [
  {
    name: CHANGE_PRICES,
    schedule: '*/5 * * * *',
    retries: 20,
    expiresAfter: 120,
    run: ({ db, clock, signal }) => processPending(db, { clock, signal }),
  },
];

/** Deletes proposals that nobody applied. */
export const purgePriceProposals: RetentionTask = (db, now) =>
  purgeProposals(db, new Date(now.getTime() - PROPOSAL_LIFE_MS));
