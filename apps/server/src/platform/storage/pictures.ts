import type { Sharp } from 'sharp';
import { fairQueue } from '../process/fair-queue.ts';
import { Problem } from '../problem.ts';

const MOST_PIXELS = 24_000_000;
/** px. No camera takes a longer side; the rows of a narrow picture cost the decoder far more than their pixels. */
const MOST_SIDE = 30_000;
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);
/** Every decoder that is asked for takes time: a picture that is not decoded by then is not worth it. */
const DECODING_S = 20;

/**
 * Two of the four threads that decoding shares with the check of passwords: a log-in never waits for a picture. Callers with many
 * pictures are scheduled round-robin before they come here.
 */
const atOnce = fairQueue({
  atOnce: 2,
  waiting: 200,
  waitingPerNetwork: 200,
  refusal: () =>
    new Problem('request.work_waiting', 503, { facts: { seconds: RETRY_AFTER_S }, retryAfter: RETRY_AFTER_S }),
});
const EVERYBODY = { network: '', account: '' };
const RETRY_AFTER_S = 10;

/** Whether the head of a file is that of a picture that may be decoded. */
export async function isDecodable(bytes: Buffer): Promise<boolean> {
  try {
    const { default: sharp } = await import('sharp');
    const { format, width, height } = await sharp(bytes, { failOn: 'error' }).metadata();
    return FORMATS.has(format) && Math.max(width, height) <= MOST_SIDE && width * height <= MOST_PIXELS;
  } catch {
    return false;
  }
}

interface DecodeSettings {
  readonly mostPixels?: number;
  /** As sharp names them; AVIF is `heif`. */
  readonly formats?: ReadonlySet<string>;
}

/**
 * Decodes an uploaded picture, upright, and hands it to `encode`: only pixels get through. 400 for a format that is not among `formats` (JPEG,
 * PNG and WebP where left out), for a broken picture, for a side above 30,000 px and for more than `mostPixels` (24 million).
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
    const { format, width, height } = await picture.metadata();
    if (!formats.has(format) || Math.max(width, height) > MOST_SIDE) throw new Problem('files.not_a_picture', 400);
    const upright = picture.autoOrient();
    return await atOnce.run(EVERYBODY, () => encode(upright, format));
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('files.not_a_picture', 400);
  }
}
