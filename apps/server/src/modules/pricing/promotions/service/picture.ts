import type { Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import { type Db, inTransaction } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { removePicture, storePicture } from '../../../../kernel/pictures.ts';
import { promotionRows, setPicture } from '../store/promotions.ts';
import { ENTITY, requirePromotion } from './promotions.ts';

const FOLDER = 'sales';

interface PictureDeps {
  readonly db: Db;
  readonly storage: Storage;
}

/** Replaces or removes the picture of a promotion. 404 if the promotion does not exist, 400 if the file is not a picture. */
export async function replacePicture(
  { db, storage }: PictureDeps,
  staff: Staff,
  id: number,
  bytes: Buffer | null,
): Promise<void> {
  if ((await promotionRows(db, id)).length === 0) throw new Problem('records.not_found', 404);
  const key = bytes && (await storePicture(storage, bytes, FOLDER));
  try {
    const old = await inTransaction(db, async (tx) => {
      const { pictureKey } = await requirePromotion(tx, id);
      await setPicture(tx, id, key);
      const facts = { before: { key: pictureKey }, after: { key } };
      await writeAudit(tx, staff, { action: 'promotion.set_picture', entity: ENTITY, entityId: id, ...facts });
      return pictureKey;
    });
    // A promotion may use the picture of an article, which must stay.
    if (old?.startsWith(`${FOLDER}/`)) await removePicture(storage, old);
  } catch (error) {
    if (key !== null) await removePicture(storage, key);
    throw error;
  }
}
