import { isReferenced, inTransaction } from '../../platform/database/db.ts';
import type { RetentionTask } from '../../kernel/retention.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { removeContent } from './service/content.ts';
import * as store from './store.ts';

const DAY_MS = 86_400_000;
/** Long enough for a form that stays open over night. */
const ABANDONED_DAYS = 1;
const RELEASED_DAYS = 30;
const MOST = 2_000;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** Deletes uploads that no call has claimed within a day, and released files after 30 days. */
export const purgeFiles =
  (storage: Storage): RetentionTask =>
  async (db, now) => {
    const files = await store.toPurge(db, {
      abandonedBefore: daysBefore(now, ABANDONED_DAYS),
      releasedBefore: daysBefore(now, RELEASED_DAYS),
      most: MOST,
    });
    for (const file of files) {
      try {
        // A crash after the removal leaves the row, and the next run repeats it.
        await inTransaction(db, async (tx) => {
          await store.remove(tx, file.id);
          await removeContent(storage, file);
        });
      } catch (error) {
        if (!isReferenced(error)) throw error;
      }
    }
  };
