import { type JobName, ORDER_STATUS } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import type { EventConsumers } from '../../kernel/domain-events.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Job } from '../../platform/queue/jobs.ts';
import type { OrderEvents } from '../orders/index.ts';
import { remindOfMachines } from './service/remind.ts';
import { addDelivered } from './store/write.ts';

/** Machines of a delivered order are added to those of its company; staff enter the serial numbers. */
export const machineConsumers = (clock: Clock): EventConsumers<OrderEvents> => ({
  'order.status_changed': [
    async (tx, { orderId, to }) => {
      if (to === ORDER_STATUS.delivered) await addDelivered(tx, orderId, businessDate(clock()));
    },
  ],
});

export const machineJobs: readonly Job<JobName>[] = [
  { name: 'machines.remind', schedule: '0 7 * * *', run: async ({ db, clock }) => remindOfMachines(db, clock()) },
];
