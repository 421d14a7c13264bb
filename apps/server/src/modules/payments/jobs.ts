import type { JobName } from '@sjaj/contract';
import type { Job } from '../../platform/queue/jobs.ts';
import type { PaymentDeps } from './service/gateway.ts';
import { reconcile } from './service/reconcile.ts';

/** Scheduled jobs of payments. */
export const paymentJobs = (deps: PaymentDeps): readonly Job<JobName>[] => [
  {
    name: 'payments.reconcile',
    schedule: '*/5 * * * *',
    retries: 10,
    run: ({ db, clock, signal }) => reconcile(db, deps, { now: clock(), signal }),
  },
];
