import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { insertPicture, lockPicture, type PictureDeps } from '../../../kernel/picture-records.ts';
import { type PictureFile, removePicture, storePicture } from '../../../kernel/pictures.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { checkNewPicture, checkPictures, checkRoomForPicture } from '../rules.ts';
import * as articles from '../store/articles.ts';
import * as store from '../store/pictures.ts';
import { ENTITY } from './save-article.ts';

/** Appends a picture that is sent. 404 if the article does not exist, 400 if the file is not a picture, 409 if there are too many. */
export async function addPicture(
  { db, storage }: PictureDeps,
  staff: Staff,
  id: number,
  file: PictureFile,
): Promise<void> {
  const article = await articles.one(db, id);
  if (!article) throw new Problem('articles.not_found', 404);
  checkRoomForPicture(article.pictures.length);
  const stored = await storePicture(storage, file);
  try {
    await inTransaction(db, async (tx) => {
      const { pictures } = await lockedArticle(tx, id);
      checkRoomForPicture(pictures.length);
      await insertPicture(tx, stored);
      await appendPicture(tx, staff, id, stored.key);
    });
  } catch (error) {
    await removePicture(storage, stored.key);
    throw error;
  }
}

/** Appends a picture of the library. 404 if article or picture does not exist, 409 if there are too many or the article has it. */
export const addLibraryPicture = (db: Db, staff: Staff, id: number, pictureId: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { pictures } = await lockedArticle(tx, id);
    const picture = await lockPicture(tx, pictureId);
    if (!picture) throw new Problem('articles.picture_not_found', 404);
    checkNewPicture(pictures, picture.key);
    await appendPicture(tx, staff, id, picture.key);
  });

async function lockedArticle(tx: Tx, id: number): Promise<articles.StoredArticle> {
  const article = (await articles.lock(tx, id)) === undefined ? undefined : await articles.one(tx, id);
  if (!article) throw new Problem('articles.not_found', 404);
  return article;
}

/** Appends a picture of the library. The caller has locked the article. */
export async function appendPicture(
  tx: Tx,
  staff: Pick<Staff, 'userId' | 'name'>,
  id: number,
  key: string,
): Promise<void> {
  await store.addPicture(tx, id, key);
  await writeAudit(tx, staff, { action: 'articles.add_picture', entity: ENTITY, entityId: id, after: { key } });
}

/**
 * Orders the pictures and removes those left out, which stay in the library. 404 if the article does not exist or a picture is not
 * its own.
 */
export const orderPictures = (db: Db, staff: Staff, id: number, pictureIds: readonly number[]): Promise<void> =>
  inTransaction(db, async (tx) => {
    const own = (await lockedArticle(tx, id)).pictures.map((picture) => picture.id);
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

/** Takes these pictures off the article; they stay in the library. The caller has locked the article. */
export async function takePicturesOff(
  tx: Tx,
  staff: Pick<Staff, 'userId' | 'name'>,
  id: number,
  keys: readonly string[],
): Promise<void> {
  await store.removePictures(tx, id, keys);
  await writeAudit(tx, staff, { action: 'articles.order_pictures', entity: ENTITY, entityId: id, before: { keys } });
}
