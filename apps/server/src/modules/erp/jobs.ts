import type { JobName } from '@sjaj/contract';
import type { Job } from '../../platform/queue/jobs.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { ORDER_PUSH } from './rules.ts';
import { pullFinance } from './service/pull-finance.ts';
import { pushOrders } from './service/push-orders.ts';
import type { ErpSettings } from '../../platform/settings/erp.ts';

/** What is pulled from the ERP and sent to it; nothing where none is connected. */
export const erpJobs = (erp: ErpSettings | null, storage: Storage): readonly Job<JobName>[] =>
  erp === null
    ? []
    : [
        {
          name: 'erp.pull-finance',
          schedule: '*/10 * * * *',
          run: ({ db, clock, log, signal }) => pullFinance({ db, storage, erp }, { clock, log, signal }),
        },
        {
          name: ORDER_PUSH.job,
          schedule: '*/5 * * * *',
          run: ({ db, clock, signal }) => pushOrders({ db, erp }, { clock, signal }),
        },
      ];
