import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { removePicture, storePicture } from '../../../kernel/pictures.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { checkPictures, checkRoomForPicture } from '../rules.ts';
import * as articles from '../store/articles.ts';
import * as store from '../store/pictures.ts';
import { ENTITY } from './save-article.ts';

interface PictureDeps {
  readonly db: Db;
  readonly storage: Storage;
}

/** Appends a picture. 404 if the article does not exist, 400 if the file is not a picture, 409 if there are too many. */
export async function addPicture({ db, storage }: PictureDeps, staff: Staff, id: number, bytes: Buffer): Promise<void> {
  const stored = await articles.one(db, id);
  if (!stored) throw new Problem('articles.not_found', 404);
  checkRoomForPicture(stored.pictures.length);
  const key = await storePicture(storage, bytes);
  try {
    await inTransaction(db, async (tx) => {
      if ((await articles.lock(tx, id)) === undefined) throw new Problem('articles.not_found', 404);
      const { pictures = [] } = (await articles.one(tx, id)) ?? {};
      checkRoomForPicture(pictures.length);
      await store.addPicture(tx, id, key);
      await writeAudit(tx, staff, { action: 'articles.add_picture', entity: ENTITY, entityId: id, after: { key } });
    });
  } catch (error) {
    await removePicture(storage, key);
    throw error;
  }
}

/**
 * Orders the pictures and removes those left out. Their files stay, because orders show them. 404 if the article does not
 * exist or a picture is not its own.
 */
export const orderPictures = (db: Db, staff: Staff, id: number, pictureIds: readonly number[]): Promise<void> =>
  inTransaction(db, async (tx) => {
    if ((await articles.lock(tx, id)) === undefined) throw new Problem('articles.not_found', 404);
    const own = ((await articles.one(tx, id))?.pictures ?? []).map((picture) => picture.id);
    checkPictures(own, pictureIds);
    await store.orderPictures(tx, id, pictureIds);
    await writeAudit(tx, staff, {
      action: 'articles.order_pictures',
      entity: ENTITY,
      entityId: id,
      before: { pictureIds: own },
      after: { pictureIds },
    });
  });
