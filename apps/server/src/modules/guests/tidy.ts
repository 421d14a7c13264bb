import type { RetentionTask } from '../../kernel/retention.ts';
import * as store from './store/tidy.ts';

/** A guest who has just begun has a session in a moment. */
const DAY_MS = 24 * 3_600_000;

/** Guests who have ordered nothing and whose token is over, with their carts; links that open nothing any more. */
export const purgeExpiredGuests: RetentionTask = async (db, now) => {
  await store.forgetLinks(db, now);
  while ((await store.purgeExpiredGuests(db, { now, begunBefore: new Date(now.getTime() - DAY_MS) })) > 0);
};
