import { sql } from 'kysely';
import type { Staff } from './actor.ts';
import { writeAudit } from './audit.ts';
import { discardUnusedPicture, insertPicture, type PictureDeps } from './picture-records.ts';
import { type PictureFile, removePicture, storePicture } from './pictures.ts';
import { inTransaction, type Tx } from '../platform/database/db.ts';
import { execute, firstRow } from '../platform/database/statements.ts';
import { WithMessage } from '../platform/http/answers.ts';
import { Problem } from '../platform/problem.ts';

/** The folder of pictures that belong to no article. */
export const RECORD_PICTURES = 'content';

/** A table whose records have one picture each. */
interface PictureOwner {
  readonly table: string;
  /** Has the key of the picture. */
  readonly column: 'picture_key' | 'logo_key';
  readonly folder: 'content' | 'sales';
}

/** Names the table whose records have a picture each; the audit log calls them by its name. */
export const pictureOwner = (
  table: string,
  { column = 'picture_key', folder = RECORD_PICTURES }: Partial<Omit<PictureOwner, 'table'>> = {},
): PictureOwner => ({ table, column, folder });

/** The key of the picture, with the record locked; undefined where there is no such record. */
async function lockKey(tx: Tx, { table, column }: PictureOwner, id: number): Promise<string | null | undefined> {
  const row = await firstRow<{ key: string | null }>(tx)`
    select ${sql.ref(column)} as key from ${sql.table(table)} where id = ${id} for no key update`;
  return row?.key;
}

interface Change {
  readonly id: number;
  /** Null removes the picture. */
  readonly file: PictureFile | null;
}

/** Replaces or removes the picture of a record. 404 if there is no such record, 400 if the file is not a picture. */
async function replacePicture(
  deps: PictureDeps,
  owner: PictureOwner,
  staff: Staff,
  { id, file }: Change,
): Promise<void> {
  const { db, storage } = deps;
  const { table, column, folder } = owner;
  const stored = file && (await storePicture(storage, file, folder));
  const key = stored?.key ?? null;
  let old: string | null;
  try {
    old = await inTransaction(db, async (tx) => {
      const before = await lockKey(tx, owner, id);
      if (before === undefined) throw new Problem('records.not_found', 404);
      if (stored) await insertPicture(tx, stored);
      await execute(tx)`update ${sql.table(table)} set ${sql.ref(column)} = ${key} where id = ${id}`;
      await writeAudit(tx, staff, {
        action: `${table}.set_picture`,
        entity: table,
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

interface PictureCall {
  readonly actor: Staff;
  readonly params: { readonly id: number };
}

/** The calls that give a record a picture and take it away; both answer the record as `read` shows it. */
export function pictureHandlers<Call extends PictureCall, View>(
  deps: PictureDeps,
  owner: PictureOwner,
  read: (call: Call) => Promise<View>,
) {
  const replace = async (call: Call, file: PictureFile | null) => {
    await replacePicture(deps, owner, call.actor, { id: call.params.id, file });
    return new WithMessage(await read(call), 'records.saved');
  };
  return {
    setPicture: (call: Call & { readonly file: PictureFile }) => replace(call, call.file),
    removePicture: (call: Call) => replace(call, null),
  };
}
