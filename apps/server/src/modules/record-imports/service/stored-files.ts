import { buffer } from 'node:stream/consumers';
import { randomUUID } from 'node:crypto';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Upload } from '../../../platform/http/answers.ts';
import type { QueueOwner } from '../../../platform/process/fair-queue.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import * as imports from '../store/imports.ts';

export interface FileDeps {
  readonly db: Db;
  readonly storage: Storage;
}

/** Stores a file while its comparison is written; without the comparison it is removed again. */
export async function withStoredFile<T>(
  { storage }: FileDeps,
  upload: Upload,
  write: (key: string) => Promise<T>,
): Promise<T> {
  const key = `imports/${randomUUID()}${/\.xlsx$/i.test(upload.name) ? '.xlsx' : '.csv'}`;
  await storage.put(key, upload.bytes);
  try {
    return await write(key);
  } catch (error) {
    await storage.remove(key);
    throw error;
  }
}

/** The file of an import. 409 where it is not there any more. */
export async function storedFile({ storage }: FileDeps, key: string, owner: QueueOwner): Promise<Upload> {
  const file = await storage.read(key);
  if (!file) throw new Problem('imports.file_gone', 409);
  return { name: key, bytes: await buffer(file.stream), owner };
}

/** Deletes files that no columns can be chosen for. */
export async function purgeSources({ db, storage }: FileDeps, before: Date): Promise<void> {
  const keys = await imports.staleSources(db, before);
  for (const key of keys) await storage.remove(key);
  if (keys.length > 0) await inTransaction(db, (tx) => imports.forgetSources(tx, keys));
}
