import { removePicture } from '../../kernel/pictures.ts';
import type { RetentionTask } from '../../kernel/retention.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import * as store from './store/text-pictures.ts';

/** Long enough for a text that is written over days, and for a change of it to be undone. */
const UNUSED_MS = 7 * 86_400_000;

/** Deletes pictures that no text has referred to for a week. */
export const purgeTextPictures =
  (storage: Storage): RetentionTask =>
  async (db, now) => {
    await inTransaction(db, (tx) => store.noteUse(tx, now));
    for (const key of await store.unusedSince(db, new Date(now.getTime() - UNUSED_MS))) {
      // No transaction is open while the store is asked. A crash after the removal leaves the row, and the next run repeats it.
      await removePicture(storage, key);
      await inTransaction(db, (tx) => store.remove(tx, key));
    }
  };
