import type { Staff } from './actor.ts';
import { writeAudit } from './audit.ts';
import { removePicture, storePicture } from './pictures.ts';
import { type Db, inTransaction, type Tx } from '../platform/database/db.ts';
import { Problem } from '../platform/problem.ts';
import type { Storage } from '../platform/storage/storage.ts';

/** The folder of pictures that belong to no article. */
export const RECORD_PICTURES = 'content';

export interface PictureDeps {
  readonly db: Db;
  readonly storage: Storage;
}

/** A kind of record with one picture. */
export interface PictureOwner {
  readonly entity: string;
  /** The key of the picture, with the record locked; undefined where there is no such record. */
  readonly lockKey: (tx: Tx, id: number) => Promise<string | null | undefined>;
  readonly setKey: (tx: Tx, id: number, key: string | null) => Promise<void>;
}

interface Change {
  readonly id: number;
  /** Null removes the picture. */
  readonly bytes: Buffer | null;
}

/** Replaces or removes the picture of a record. 404 if there is no such record, 400 if the file is not a picture. */
export async function replacePicture(
  { db, storage }: PictureDeps,
  owner: PictureOwner,
  staff: Staff,
  { id, bytes }: Change,
): Promise<void> {
  const key = bytes && (await storePicture(storage, bytes, RECORD_PICTURES));
  try {
    const old = await inTransaction(db, async (tx) => {
      const before = await owner.lockKey(tx, id);
      if (before === undefined) throw new Problem('records.not_found', 404);
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
    // The demo uses pictures of articles here, which must stay.
    if (old?.startsWith(`${RECORD_PICTURES}/`)) await removePicture(storage, old);
  } catch (error) {
    if (key !== null) await removePicture(storage, key);
    throw error;
  }
}
