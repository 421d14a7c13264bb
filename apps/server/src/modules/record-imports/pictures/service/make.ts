import { setImmediate as nextTurn } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { discardUnusedPicture, type PictureDeps } from '../../../../kernel/picture-records.ts';
import { removePicture, storePicture, type StoredPicture } from '../../../../kernel/pictures.ts';
import { inTransaction } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import * as store from '../store.ts';

/** Lines whose pictures are made at once: progress is seen, and a stop is heard. */
const LINES = 5;
const AT_ONCE = 2;

/**
 * Makes the pictures of the next lines, outside of any transaction: decoding takes longer than a row may be locked. Returns how many lines the
 * next piece may take; null where the import under way is none of pictures.
 */
export async function makeNextPictures(deps: PictureDeps): Promise<number | null> {
  const next = await store.nextToMake(deps.db, LINES);
  if (!next) return null;
  const waiting = [...next.pictures];
  const work = async (): Promise<void> => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await make(deps, next.importId, one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return LINES;
}

async function make(deps: PictureDeps, importId: number, picture: store.ImportedPicture): Promise<void> {
  const { db, storage } = deps;
  const { sourceKey, name } = picture;
  const source = sourceKey === null ? null : await storage.read(sourceKey);
  let made: StoredPicture | null = null;
  try {
    made = source && { ...(await storePicture(storage, { name, bytes: await buffer(source.stream) })), name };
  } catch (error) {
    // A disk that is full, or too much work, is no fault of the picture: the job is tried again.
    if (!(error instanceof Problem) || error.status !== 400) throw error;
  }
  const isMine = await inTransaction(db, (tx) => store.markMade(tx, { importId, ...picture }, made));
  if (made && !isMine) await removePicture(storage, made.key);
  if (sourceKey !== null) await storage.remove(sourceKey);
}

/** Deletes pictures that an undo has taken off their articles, unless something else shows them by now. */
export async function discardTakenOff(deps: PictureDeps): Promise<void> {
  for (;;) {
    const keys = await store.takenOff(deps.db);
    if (keys.length === 0) return;
    for (const key of keys) await discardUnusedPicture(deps, key);
    await inTransaction(deps.db, (tx) => store.forget(tx, keys));
    await nextTurn();
  }
}

/** Deletes the files of comparisons that nobody has applied, and what an interrupted undo has left. */
export async function purgePictures(deps: PictureDeps, before: Date): Promise<void> {
  const keys = await store.staleSources(deps.db, before);
  for (const key of keys) await deps.storage.remove(key);
  if (keys.length > 0) await inTransaction(deps.db, (tx) => store.forgetSources(tx, keys));
  await discardTakenOff(deps);
}
