import type { JobName } from '@sjaj/contract';
import type { Job } from '../../platform/queue/jobs.ts';
import type { PaymentDeps } from '../payments/index.ts';
import { timeOutUnconfirmed, timeOutUnpaid } from './service/time-out.ts';

/** What orders leave to the worker. */
export const orderJobs = (deps: PaymentDeps): readonly Job<JobName>[] => [
  {
    name: 'orders.time-out-unconfirmed',
    schedule: '* * * * *',
    retries: 10,
    run: async ({ db, clock, signal }) => void (await timeOutUnconfirmed(db, { now: clock(), signal })),
  },
  {
    name: 'orders.time-out-unpaid',
    schedule: '* * * * *',
    retries: 10,
    run: async ({ db, clock, signal }) => void (await timeOutUnpaid(db, deps, { now: clock(), signal })),
  },
];
