import type { JobName } from '@sjaj/contract';
import type { EventConsumers } from '../../kernel/domain-events.ts';
import type { Job } from '../../platform/queue/jobs.ts';
import type { AuthEvents } from '../auth/index.ts';
import type { PaymentDeps } from '../payments/index.ts';
import { deleteLinksOf } from './approvals/store.ts';
import { timeOutUnconfirmed, timeOutUnpaid } from './service/time-out.ts';

/** Who reads the old address of an account decides on no order by the links that were mailed there. */
export const orderConsumers: EventConsumers<Pick<AuthEvents, 'account.email_changed'>> = {
  'account.email_changed': [(tx, { userId }) => deleteLinksOf(tx, userId)],
};

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
