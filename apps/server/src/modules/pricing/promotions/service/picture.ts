import type { Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import { type Db, inTransaction } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { removePicture, storePicture } from '../../../../kernel/pictures.ts';
import { saleRows, setPicture } from '../store/promotions.ts';
import { ENTITY, locked } from './promotions.ts';

const FOLDER = 'sales';

interface Files {
  readonly db: Db;
  readonly storage: Storage;
}

/** Gives a sale this picture, or none. 404 without the sale, 400 for what is no picture. The one before it goes. */
export async function replacePicture(
  { db, storage }: Files,
  staff: Staff,
  id: number,
  bytes: Buffer | null,
): Promise<void> {
  if ((await saleRows(db, id)).length === 0) throw new Problem('records.not_found', 404);
  const key = bytes && (await storePicture(storage, bytes, FOLDER));
  try {
    const old = await inTransaction(db, async (tx) => {
      const { pictureKey } = await locked(tx, id);
      await setPicture(tx, id, key);
      const facts = { before: { key: pictureKey }, after: { key } };
      await writeAudit(tx, staff, { action: 'promotion.set_picture', entity: ENTITY, entityId: id, ...facts });
      return pictureKey;
    });
    // A sale may show the picture of an article, which stays the article's.
    if (old?.startsWith(`${FOLDER}/`)) await removePicture(storage, old);
  } catch (error) {
    if (key !== null) await removePicture(storage, key);
    throw error;
  }
}
