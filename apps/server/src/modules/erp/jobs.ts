import type { JobName } from '@sjaj/contract';
import type { Job } from '../../platform/queue/jobs.ts';
import type { ErpConnection, ErpPull } from '../../platform/settings/erp.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { ORDER_PUSH } from './rules.ts';
import { pullPrices, pullStock } from './service/pull-articles.ts';
import { pullFinance } from './service/pull-finance.ts';
import { pushOrders } from './service/push-orders.ts';

/** What is pulled from the ERP and sent to it; nothing where none is connected. */
export function erpJobs(erp: ErpConnection | null, storage: Storage): readonly Job<JobName>[] {
  if (erp === null) return [];
  const pulls: Readonly<Record<ErpPull, Job<JobName>>> = {
    finance: {
      name: 'erp.pull-finance',
      schedule: '*/10 * * * *',
      run: ({ db, clock, signal }) => pullFinance({ db, storage, erp }, { clock, signal }),
    },
    prices: {
      name: 'erp.pull-prices',
      schedule: '*/10 * * * *',
      run: ({ db, clock, signal }) => pullPrices({ db, erp }, { clock, signal }),
    },
    stock: {
      name: 'erp.pull-stock',
      schedule: '*/5 * * * *',
      run: ({ db, clock, signal }) => pullStock({ db, erp }, { clock, signal }),
    },
  };
  return [
    ...erp.pulls.map((name) => pulls[name]),
    {
      name: ORDER_PUSH.job,
      schedule: '*/5 * * * *',
      run: ({ db, clock, signal }) => pushOrders({ db, erp }, { clock, signal }),
    },
  ];
}
