import type { Sharp } from 'sharp';
import { Problem } from '../problem.ts';

const MOST_PIXELS = 24_000_000;
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);
/** Every decoder that is asked for takes time: a picture that is not decoded by then is not worth it. */
const DECODING_S = 20;

interface DecodeSettings {
  readonly mostPixels?: number;
  /** As sharp names them; AVIF is `heif`. */
  readonly formats?: ReadonlySet<string>;
}

/**
 * Decodes an uploaded picture, upright, and hands it to `encode`: only pixels get through. 400 for a format that is not among `formats` (JPEG,
 * PNG and WebP where left out), for a broken picture, and for more than `mostPixels` (24 million).
 */
export async function reencoded<T>(
  source: Buffer | string,
  encode: (picture: Sharp, format: string) => Promise<T>,
  { mostPixels = MOST_PIXELS, formats = FORMATS }: DecodeSettings = {},
): Promise<T> {
  try {
    // Loaded with the first picture: its library is larger than the shop.
    const { default: sharp } = await import('sharp');
    const picture = sharp(source, { limitInputPixels: mostPixels, failOn: 'error' }).timeout({ seconds: DECODING_S });
    const { format } = await picture.metadata();
    if (!formats.has(format)) throw new Problem('files.not_a_picture', 400);
    return await encode(picture.autoOrient(), format);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('files.not_a_picture', 400);
  }
}
