import type { Job } from '../../platform/queue/jobs.ts';
import { workOff } from './service/apply-pieces.ts';

/** What imports leave to the worker. It goes on where the last piece ended, whoever applied that. */
export const importJobs: readonly Job[] = [
  {
    name: 'stock.import',
    schedule: null,
    retries: 20,
    expiresAfter: 120,
    run: ({ db, clock, signal }) => workOff(db, { clock, signal }),
  },
];
