import type { PictureForm } from '@sjaj/contract';
import type { Staff } from '../../kernel/actor.ts';
import { writeAudit } from '../../kernel/audit.ts';
import {
  deletePicture,
  insertPicture,
  lockPicture,
  PICTURE,
  type PictureDeps,
  removeFreedFiles,
  replacePictureFile,
  updatePicture,
} from '../../kernel/picture-records.ts';
import { type PictureFile, removePicture, storePicture } from '../../kernel/pictures.ts';
import { type Db, inTransaction, isReferenced, type Tx } from '../../platform/database/db.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './store.ts';
import { pictureView } from './views.ts';

/** Stores a picture that nothing shows yet and returns its id. 400 if the file is not a picture. */
export async function uploadPicture({ db, storage }: PictureDeps, staff: Staff, file: PictureFile): Promise<number> {
  const stored = await storePicture(storage, file);
  try {
    return await inTransaction(db, async (tx) => {
      const id = await insertPicture(tx, stored);
      const after = { name: stored.name, key: stored.key };
      await writeAudit(tx, staff, { action: 'picture.create', entity: PICTURE, entityId: id, after });
      return id;
    });
  } catch (error) {
    await removePicture(storage, stored.key);
    throw error;
  }
}

/** Puts another file in the place of a picture wherever it is shown. 404 if it does not exist, 400 if the file is not a picture. */
export async function replaceFile(deps: PictureDeps, staff: Staff, id: number, file: PictureFile): Promise<void> {
  const { db, storage } = deps;
  if (!(await store.one(db, id))) throw new Problem('records.not_found', 404);
  const stored = await storePicture(storage, file);
  let before: string;
  try {
    before = await inTransaction(db, async (tx) => {
      const { key } = await locked(tx, id);
      await replacePictureFile(tx, id, stored);
      const change = { before: { key }, after: { key: stored.key } };
      await writeAudit(tx, staff, { action: 'picture.set_picture', entity: PICTURE, entityId: id, ...change });
      return key;
    });
  } catch (error) {
    await removePicture(storage, stored.key);
    throw error;
  }
  await removeFreedFiles(deps, before);
}

/** Deletes a picture with its files. 404 if it does not exist, 409 while anything shows it. */
export async function removeLibraryPicture(deps: PictureDeps, staff: Staff, id: number): Promise<void> {
  const { db } = deps;
  try {
    const freed = await inTransaction(db, async (tx) => {
      const { key, form } = await locked(tx, id);
      await deletePicture(tx, id);
      await writeAudit(tx, staff, { action: 'picture.delete', entity: PICTURE, entityId: id, before: form });
      return key;
    });
    await removeFreedFiles(deps, freed);
  } catch (error) {
    if (!isReferenced(error)) throw error;
    const row = await store.one(db, id);
    const names = row ? pictureView(row, 'bs').uses.map(({ title }) => title) : [];
    throw new Problem('records.in_use', 409, { facts: { names: names.join(', ') } });
  }
}

async function locked(tx: Tx, id: number) {
  const picture = await lockPicture(tx, id);
  if (!picture) throw new Problem('records.not_found', 404);
  return picture;
}

interface SavePictureInput {
  readonly id: number;
  /** The version that the editor has read. */
  readonly version: number;
  readonly form: PictureForm;
}

/** Saves name, alternative text and focus point. 404 if the picture does not exist, 409 if it has changed since. */
export const savePicture = (db: Db, staff: Staff, { id, version, form }: SavePictureInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const stored = await locked(tx, id);
    if (stored.version !== version) throw new Problem('records.changed_meanwhile', 409);
    await updatePicture(tx, id, form);
    const change = { before: stored.form, after: form };
    await writeAudit(tx, staff, { action: 'picture.update', entity: PICTURE, entityId: id, ...change });
  });
