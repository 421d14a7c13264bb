import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import * as store from '../store.ts';
import { removeContent } from './content.ts';

interface RemovalDeps {
  readonly db: Db;
  readonly storage: Storage;
}

/**
 * Removes content whose row is deleted from the storage, then deletes the note of it. No transaction is open during the call of the storage, so
 * that a storage without an answer delays the caller only. What fails is left to the nightly job; removing twice does no harm.
 */
export async function removeNoted({ db, storage }: RemovalDeps, content: store.StoredContent): Promise<void> {
  await removeContent(storage, content);
  await inTransaction(db, (tx) => store.forgetRemoval(tx, content.key));
}
