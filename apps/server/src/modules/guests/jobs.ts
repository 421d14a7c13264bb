import type { RetentionTask } from '../../kernel/retention.ts';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { deleteGuests } from '../auth/index.ts';
import { lockExpiredGuests } from './store/guests.ts';
import { deleteExpiredLinks } from './store/order-links.ts';

/** A guest gets their session in the transaction that creates them; the margin covers clocks that differ. */
const DAY_MS = 24 * 3_600_000;
const BATCH = 1_000;

/** Deletes guests without orders whose session has expired, with their carts, and expired order links. */
export const purgeExpiredGuests: RetentionTask = async (db, now) => {
  await deleteExpiredLinks(db, now);
  while ((await purgeBatch(db, now)) > 0);
};

/** Returns the number of guests deleted. */
const purgeBatch = (db: Db, now: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const createdBefore = new Date(now.getTime() - DAY_MS);
    const userIds = await lockExpiredGuests(tx, { now, createdBefore, limit: BATCH });
    await deleteGuests(tx, userIds);
    return userIds.length;
  });
