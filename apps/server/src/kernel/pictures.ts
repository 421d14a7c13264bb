import { randomUUID } from 'node:crypto';
import { reencoded } from '../platform/storage/pictures.ts';
import type { Storage } from '../platform/storage/storage.ts';

const SIZES = [160, 400, 800] as const;
const QUALITY = 82;

/**
 * Stores a picture in three sizes and returns its key. 400 for what `reencoded` refuses, 503 where the disk is full; a
 * failure leaves no file.
 */
export async function storePicture(
  storage: Storage,
  bytes: Buffer,
  folder: 'articles' | 'content' | 'sales' = 'articles',
): Promise<string> {
  const key = `${folder}/${randomUUID()}`;
  await storePictureAs(storage, bytes, key);
  return key;
}

/** The same under a key that the caller has chosen. */
export async function storePictureAs(storage: Storage, bytes: Buffer, key: string): Promise<void> {
  const files = await sizesOf(bytes);
  const written = await Promise.allSettled(
    files.map(({ size, webp }) => storage.put(`pictures/${key}-${size}.webp`, webp)),
  );
  const failed = written.find((one) => one.status === 'rejected');
  if (failed) {
    await removePicture(storage, key);
    throw failed.reason;
  }
}

/** Removes a stored picture in all sizes. */
export async function removePicture(storage: Storage, key: string): Promise<void> {
  await Promise.all(SIZES.map((size) => storage.remove(`pictures/${key}-${size}.webp`)));
}

const sizesOf = (bytes: Buffer): Promise<{ size: number; webp: Buffer }[]> =>
  reencoded(bytes, (picture) =>
    Promise.all(
      SIZES.map(async (size) => {
        const smaller = picture.clone().resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true });
        return { size, webp: await smaller.webp({ quality: QUALITY }).toBuffer() };
      }),
    ),
  );
