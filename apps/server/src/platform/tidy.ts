import type { Db } from './db.ts';
import type { Job } from './jobs.ts';

/** Removes what is of no use any more. */
export type Tidy = (db: Db, now: Date) => Promise<void>;

/** Each night: whoever keeps things for a time says here how they go. */
export const tidyJobs = (...tidies: readonly Tidy[]): readonly Job[] => [
  {
    name: 'records.tidy',
    schedule: '30 3 * * *',
    run: async ({ db, clock }) => {
      for (const tidy of tidies) await tidy(db, clock());
    },
  },
];

/** A key answers repetitions for seven days. */
const KEY_LIFE_MS = 7 * 24 * 3_600_000;

export const forgetOldKeys: Tidy = async (db, now) => {
  const before = new Date(now.getTime() - KEY_LIFE_MS);
  await db.deleteFrom('idempotency_key').where('created_at', '<', before).execute();
};
