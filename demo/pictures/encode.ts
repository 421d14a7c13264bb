import sharp from 'sharp';
import type { PictureSize } from './manifest.ts';

/** Quality at first, and the bytes above which a picture is encoded more coarsely. */
const TARGETS: Readonly<Record<PictureSize, { quality: number; bytes: number }>> = {
  160: { quality: 56, bytes: 2400 },
  400: { quality: 48, bytes: 6600 },
  800: { quality: 40, bytes: 13_000 },
};
/** Shares of the first quality, tried in turn. */
const COARSER = [1, 0.72, 0.48];

/** Steps of opacity: soft shadows compress three times better than with all 256. */
const STEP = 8;
const OPAQUE = 235;

function coarsenOpacity(pixels: Buffer): void {
  for (let i = 3; i < pixels.length; i += 4) {
    const a = pixels[i] ?? 0;
    pixels[i] = a < STEP / 2 ? 0 : a > OPAQUE ? 255 : Math.round(a / STEP) * STEP;
  }
}

/** A square raster with transparency as WebP of one size. */
export async function encode(raster: Buffer, size: PictureSize): Promise<Buffer> {
  const pixels = await sharp(raster).resize(size, size).ensureAlpha().raw().toBuffer();
  coarsenOpacity(pixels);
  const image = sharp(pixels, { raw: { width: size, height: size, channels: 4 } });
  const { quality, bytes } = TARGETS[size];
  let smallest = Buffer.alloc(0);
  for (const share of COARSER) {
    smallest = await image
      .clone()
      .webp({ quality: Math.round(quality * share), alphaQuality: 100, effort: 4 })
      .toBuffer();
    if (smallest.length <= bytes) break;
  }
  return smallest;
}
