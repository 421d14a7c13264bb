import { randomUUID } from 'node:crypto';
import { reencoded } from '../platform/storage/pictures.ts';
import type { Storage } from '../platform/storage/storage.ts';

const SIZES = [160, 400, 800] as const;
const LARGEST = Math.max(...SIZES);
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

const box = (edge: number) => ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const;

/** Decoded once, and encoded one size after the other: each takes one of the threads that passwords are checked on as well. */
const sizesOf = (bytes: Buffer): Promise<{ size: number; webp: Buffer }[]> =>
  reencoded(bytes, async (picture) => {
    const pixels = picture.resize(box(LARGEST)).raw({ depth: 'uchar' });
    const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
    const { default: sharp } = await import('sharp');
    const files: { size: number; webp: Buffer }[] = [];
    for (const size of SIZES) {
      const smaller = sharp(data, { raw: info }).resize(box(size));
      files.push({ size, webp: await smaller.webp({ quality: QUALITY }).toBuffer() });
    }
    return files;
  });
