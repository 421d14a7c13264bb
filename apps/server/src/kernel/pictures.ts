import { randomUUID } from 'node:crypto';
import { cleanFileName } from '../platform/storage/file-name.ts';
import { reencoded } from '../platform/storage/pictures.ts';
import type { Storage } from '../platform/storage/storage.ts';

const SIZES = [160, 400, 800] as const;
const LARGEST = Math.max(...SIZES);
const QUALITY = 82;

/** A picture as it was uploaded. */
export interface PictureFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A picture whose files are stored. */
export interface StoredPicture {
  readonly key: string;
  readonly name: string;
  /** Of the largest size. */
  readonly width: number;
  readonly height: number;
  /** Of all sizes together. */
  readonly bytes: number;
}

/**
 * Stores a picture in three sizes. 400 for what `reencoded` refuses, 503 where the disk is full; a failure leaves no file. The caller
 * adds it to the library (`insertPicture`) in the transaction that shows it.
 */
export async function storePicture(
  storage: Storage,
  file: PictureFile,
  folder: 'articles' | 'content' | 'sales' = 'articles',
): Promise<StoredPicture> {
  const key = `${folder}/${randomUUID()}`;
  return { key, name: cleanFileName(file.name, 'webp'), ...(await storePictureAs(storage, file.bytes, key)) };
}

/** The same under a key that the caller has chosen. */
export async function storePictureAs(
  storage: Storage,
  bytes: Buffer,
  key: string,
): Promise<Pick<StoredPicture, 'width' | 'height' | 'bytes'>> {
  const { files, width, height } = await sizesOf(bytes);
  const written = await Promise.allSettled(
    files.map(({ size, webp }) => storage.put(`pictures/${key}-${size}.webp`, webp)),
  );
  const failed = written.find((one) => one.status === 'rejected');
  if (failed) {
    await removePicture(storage, key);
    throw failed.reason;
  }
  return { width, height, bytes: files.reduce((sum, { webp }) => sum + webp.length, 0) };
}

/** Removes a stored picture in all sizes. */
export async function removePicture(storage: Storage, key: string): Promise<void> {
  await Promise.all(SIZES.map((size) => storage.remove(`pictures/${key}-${size}.webp`)));
}

const box = (edge: number) => ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const;

interface Sizes {
  readonly files: readonly { readonly size: number; readonly webp: Buffer }[];
  readonly width: number;
  readonly height: number;
}

/** Decoded once, and encoded one size after the other: each takes one of the threads that passwords are checked on as well. */
const sizesOf = (bytes: Buffer): Promise<Sizes> =>
  reencoded(bytes, async (picture) => {
    const pixels = picture.resize(box(LARGEST)).raw({ depth: 'uchar' });
    const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
    const { default: sharp } = await import('sharp');
    const files: { size: number; webp: Buffer }[] = [];
    for (const size of SIZES) {
      const smaller = sharp(data, { raw: info }).resize(box(size));
      files.push({ size, webp: await smaller.webp({ quality: QUALITY }).toBuffer() });
    }
    return { files, width: info.width, height: info.height };
  });
