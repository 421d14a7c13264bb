import { inTransaction } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import * as store from '../store.ts';
import type { FileDeps } from './receive-file.ts';
import { removeNoted } from './remove-content.ts';

/** Deletes an upload that no call has claimed. 404 for one that the user does not have. */
export async function discardUpload(deps: Pick<FileDeps, 'db' | 'storage'>, id: number, userId: number): Promise<void> {
  const content = await inTransaction(deps.db, (tx) => store.removePending(tx, id, userId));
  if (!content) throw new Problem('files.not_found', 404);
  await removeNoted(deps, content);
}
