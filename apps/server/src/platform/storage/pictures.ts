import type { Sharp } from 'sharp';
import { Problem } from '../problem.ts';

const MOST_PIXELS = 24_000_000;
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

/**
 * Decodes an uploaded picture, upright, and hands it to `encode`: only pixels get through. 400 for what is no JPEG, PNG or
 * WebP, is broken, or has more than 24 million pixels.
 */
export async function reencoded<T>(bytes: Buffer, encode: (picture: Sharp) => Promise<T>): Promise<T> {
  try {
    // Loaded with the first picture: its library is larger than the shop.
    const { default: sharp } = await import('sharp');
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) throw new Problem('files.not_a_picture', 400);
    return await encode(picture.autoOrient());
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('files.not_a_picture', 400);
  }
}
