import type { Staff } from './actor.ts';
import { writeAudit } from './audit.ts';
import { discardUnusedPicture, insertPicture, type PictureDeps } from './picture-records.ts';
import { type PictureFile, removePicture, storePicture } from './pictures.ts';
import { inTransaction, type Tx } from '../platform/database/db.ts';
import { Problem } from '../platform/problem.ts';

/** The folder of pictures that belong to no article. */
export const RECORD_PICTURES = 'content';

/** A kind of record with one picture. */
export interface PictureOwner {
  readonly entity: string;
  /** The folder of its pictures; `content` where absent. */
  readonly folder?: 'content' | 'sales';
  /** The key of the picture, with the record locked; undefined where there is no such record. */
  readonly lockKey: (tx: Tx, id: number) => Promise<string | null | undefined>;
  readonly setKey: (tx: Tx, id: number, key: string | null) => Promise<void>;
}

interface Change {
  readonly id: number;
  /** Null removes the picture. */
  readonly file: PictureFile | null;
}

/** Replaces or removes the picture of a record. 404 if there is no such record, 400 if the file is not a picture. */
export async function replacePicture(
  deps: PictureDeps,
  owner: PictureOwner,
  staff: Staff,
  { id, file }: Change,
): Promise<void> {
  const { db, storage } = deps;
  const folder = owner.folder ?? RECORD_PICTURES;
  const stored = file && (await storePicture(storage, file, folder));
  const key = stored?.key ?? null;
  let old: string | null;
  try {
    old = await inTransaction(db, async (tx) => {
      const before = await owner.lockKey(tx, id);
      if (before === undefined) throw new Problem('records.not_found', 404);
      if (stored) await insertPicture(tx, stored);
      await owner.setKey(tx, id, key);
      await writeAudit(tx, staff, {
        action: `${owner.entity}.set_picture`,
        entity: owner.entity,
        entityId: id,
        before: { key: before },
        after: { key },
      });
      return before;
    });
  } catch (error) {
    if (key !== null) await removePicture(storage, key);
    throw error;
  }
  // A picture of an article stays in the library.
  if (old?.startsWith(`${folder}/`)) await discardUnusedPicture(deps, old);
}
