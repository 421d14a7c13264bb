import type { RetentionTask } from '../../kernel/retention.ts';
import { isReferenced, inTransaction } from '../../platform/database/db.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { removeNoted } from './service/remove-content.ts';
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
    const limits = {
      abandonedBefore: daysBefore(now, ABANDONED_DAYS),
      releasedBefore: daysBefore(now, RELEASED_DAYS),
    };
    for (const id of await store.toPurge(db, limits, MOST)) {
      try {
        await inTransaction(db, (tx) => store.purge(tx, id, limits));
      } catch (error) {
        if (!isReferenced(error)) throw error;
      }
    }
    for (const content of await store.toRemove(db, MOST)) await removeNoted({ db, storage }, content);
  };
