import { randomUUID } from 'node:crypto';
import { storePictureAs } from '../../../kernel/pictures.ts';
import type { PictureDeps } from '../../../kernel/picture-records.ts';
import { RECORD_PICTURES } from '../../../kernel/record-pictures.ts';
import { inTransaction } from '../../../platform/database/db.ts';
import * as textPictures from '../store/text-pictures.ts';

/** Stores a picture for the inside of a text and returns its key. 400 if the file is not a picture. */
export async function addTextPicture({ db, storage }: PictureDeps, bytes: Buffer, now: Date): Promise<string> {
  const key = `${RECORD_PICTURES}/${randomUUID()}`;
  // First the row: what a failure leaves of the picture is deleted with it.
  await inTransaction(db, (tx) => textPictures.insert(tx, key, now));
  await storePictureAs(storage, bytes, key);
  return key;
}
