import { inTransaction } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import * as store from '../store.ts';
import { removeContent } from './content.ts';
import type { FileDeps } from './receive-file.ts';

/**
 * Deletes an upload that no call has claimed. 404 for one that the user does not have. No transaction is open while the store is asked: one
 * that does not answer holds nobody up but the caller, and what it keeps goes with the released files.
 */
export async function discardUpload(
  { db, storage }: Pick<FileDeps, 'db' | 'storage'>,
  id: number,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<void> {
  const file = await inTransaction(db, async (tx) => {
    const pending = await store.lockPending(tx, id, userId);
    if (!pending) throw new Problem('files.not_found', 404);
    await store.changeState(tx, { ids: [id], from: 'pending', to: 'released', now });
    return pending;
  });
  await removeContent(storage, file);
  await inTransaction(db, (tx) => store.remove(tx, id));
}
