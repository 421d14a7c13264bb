import type { PictureForm } from '@sjaj/contract';
import { sql } from 'kysely';
import { type Db, inTransaction, isReferenced, type Tx } from '../platform/database/db.ts';
import { firstRow } from '../platform/database/statements.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { removePicture, type StoredPicture } from './pictures.ts';
import type { Stored } from './records.ts';

/** The entity name of a picture in the audit log. */
export const PICTURE = 'picture';

/** A picture of the library, locked. */
interface LockedPicture extends Stored<PictureForm> {
  readonly key: string;
}

/** Adds a stored picture to the library and returns its id. */
export async function insertPicture(tx: Tx, picture: StoredPicture): Promise<number> {
  const { id } = await tx
    .insertInto('picture')
    .values({ ...picture })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The picture, locked until the transaction ends; undefined if it does not exist. */
export async function lockPicture(tx: Tx, id: number): Promise<LockedPicture | undefined> {
  const row = await tx.selectFrom('picture').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) return undefined;
  const { focus_x: x, focus_y: y } = row;
  const form = {
    name: row.name,
    alt: row.alt as PictureForm['alt'],
    focus: x === null || y === null ? null : { x, y },
  };
  return { id, version: row.version, key: row.key, form };
}

const COUNTED = { version: sql<number>`version + 1` };

/** Writes name, alternative text and focus point, and increments the version. */
export async function updatePicture(tx: Tx, id: number, { name, alt, focus }: PictureForm): Promise<void> {
  const columns = { name, alt: JSON.stringify(alt), focus_x: focus?.x ?? null, focus_y: focus?.y ?? null };
  await tx
    .updateTable('picture')
    .set({ ...COUNTED, ...columns })
    .where('id', '=', id)
    .execute();
}

/** Puts another file in the place of the picture. All that shows it refers to the new key by then: the database cascades it. */
export async function replacePictureFile(tx: Tx, id: number, stored: StoredPicture): Promise<void> {
  const { key, width, height, bytes } = stored;
  await tx
    .updateTable('picture')
    .set({ ...COUNTED, key, width, height, bytes })
    .where('id', '=', id)
    .execute();
}

/** Deletes a picture. The database refuses it while anything shows it. */
export async function deletePicture(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('picture').where('id', '=', id).execute();
}

/** Removes the files of a key that no record refers to any more, unless orders show them. */
export async function removeFreedFiles({ db, storage }: PictureDeps, key: string): Promise<void> {
  const row = await firstRow<{ isOrdered: boolean }>(db)`select picture_is_ordered(${key}) as "isOrdered"`;
  if (row?.isOrdered !== true) await removePicture(storage, key);
}

export interface PictureDeps {
  readonly db: Db;
  readonly storage: Storage;
}

/** Deletes the picture of a key with its files, if nothing shows it. */
export async function discardUnusedPicture(deps: PictureDeps, key: string): Promise<void> {
  try {
    await inTransaction(deps.db, (tx) => tx.deleteFrom('picture').where('key', '=', key).execute());
  } catch (error) {
    if (isReferenced(error)) return;
    throw error;
  }
  await removeFreedFiles(deps, key);
}
