import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import * as store from '../store.ts';
import { removeContent } from './content.ts';

interface RemovalDeps {
  readonly db: Db;
  readonly storage: Storage;
}

/**
 * Has the store remove content whose row is gone, then forgets it. No transaction is open while the store is asked: one that does not answer
 * holds nobody up but the caller. What fails or is cut off is left to the nightly job; to remove twice does no harm.
 */
export async function removeNoted({ db, storage }: RemovalDeps, content: store.StoredContent): Promise<void> {
  await removeContent(storage, content);
  await inTransaction(db, (tx) => store.forgetRemoval(tx, content.key));
}
