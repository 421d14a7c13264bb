import { randomUUID } from 'node:crypto';
import { Problem } from '../../../platform/problem.ts';
import type { Storage } from '../../../platform/storage.ts';

const SIZES = [160, 400, 800] as const;
const MOST_PIXELS = 24_000_000;
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);
const QUALITY = 82;

/**
 * Stores a picture in three sizes and returns its key. Every picture is decoded and encoded anew, so nothing but pixels
 * gets through. 400 for what is no JPEG, PNG or WebP, is broken, or has more than 24 million pixels.
 */
export async function storePicture(
  storage: Storage,
  bytes: Buffer,
  folder: 'articles' | 'sales' = 'articles',
): Promise<string> {
  const key = `${folder}/${randomUUID()}`;
  const files = await sizesOf(bytes);
  await Promise.all(files.map(({ size, webp }) => storage.put(`pictures/${key}-${size}.webp`, webp)));
  return key;
}

/** Takes a stored picture away again. */
export async function removePicture(storage: Storage, key: string): Promise<void> {
  await Promise.all(SIZES.map((size) => storage.remove(`pictures/${key}-${size}.webp`)));
}

async function sizesOf(bytes: Buffer): Promise<{ size: number; webp: Buffer }[]> {
  try {
    // Loaded with the first picture: its library is larger than the shop.
    const { default: sharp } = await import('sharp');
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) throw new Problem('files.not_a_picture', 400);
    const upright = picture.autoOrient();
    return await Promise.all(
      SIZES.map(async (size) => {
        const smaller = upright.clone().resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true });
        return { size, webp: await smaller.webp({ quality: QUALITY }).toBuffer() };
      }),
    );
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('files.not_a_picture', 400);
  }
}
