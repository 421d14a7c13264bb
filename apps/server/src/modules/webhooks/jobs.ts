import type { JobName } from '@sjaj/contract';
import type { RetentionTask } from '../../kernel/retention.ts';
import type { Job } from '../../platform/queue/jobs.ts';
import { DELIVERY, REMOVED_AFTER } from './rules.ts';
import { type DeliveryDeps, deliverWebhooks } from './service/deliver.ts';
import { removeOld } from './store/deliveries.ts';

/** Asked for with each message; each minute besides, for what has to be tried again. */
export const webhookJobs = (deps: DeliveryDeps): readonly Job<JobName>[] => [
  {
    name: DELIVERY.job,
    schedule: '* * * * *',
    run: (context) => deliverWebhooks(context, deps),
    retries: 10,
    expiresAfter: 600,
  },
];

export const purgeWebhookDeliveries: RetentionTask = (db, now) =>
  removeOld(db, new Date(now.getTime() - REMOVED_AFTER));
