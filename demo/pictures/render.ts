// Renders the pictures of the demo shop as WebP: node demo/pictures/render.ts
// Pictures whose drawing is unchanged are skipped; files of pictures no longer listed are removed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { draw } from '../drawings/draw.ts';
import { cropOf } from './crop.ts';
import { encode } from './encode.ts';
import { pictures } from './list.ts';
import type { Picture } from './looks.ts';
import { fileOf, FOLDER, readManifest, SIZES, writeManifest, type Manifest } from './manifest.ts';

/** Part of every hash: raise it when the encoding changes. */
const ENCODING = 3;
const LARGEST = 800;

const hashOf = (picture: Picture): string =>
  createHash('sha256')
    .update(`${ENCODING} ${draw(picture.request)}`)
    .digest('hex')
    .slice(0, 16);

async function render(picture: Picture): Promise<void> {
  const svg = draw(picture.request, await cropOf(picture.request), LARGEST);
  const raster = await sharp(Buffer.from(svg)).png({ compressionLevel: 0 }).toBuffer();
  for (const size of SIZES) writeFileSync(fileOf(picture.key, size), await encode(raster, size));
}

function removeOthers(manifest: Manifest): void {
  for (const name of readdirSync(FOLDER)) {
    const key = name.replace(/-\d+\.webp$/, '');
    if (name.endsWith('.webp') && !(key in manifest)) rmSync(new URL(name, FOLDER));
  }
}

async function main(): Promise<void> {
  sharp.concurrency(1);
  mkdirSync(FOLDER, { recursive: true });
  const before = readManifest();
  const after: Manifest = {};
  let drawn = 0;
  for (const picture of pictures) {
    const hash = hashOf(picture);
    const present = SIZES.every((size) => existsSync(fileOf(picture.key, size)));
    if (before[picture.key]?.hash !== hash || !present) {
      await render(picture);
      drawn += 1;
    }
    after[picture.key] = { kind: picture.kind, hash, width: LARGEST, height: LARGEST };
    if (drawn % 25 === 24) writeManifest({ ...before, ...after });
  }
  writeManifest(after);
  removeOthers(after);
  console.log(`${pictures.length} pictures, ${drawn} drawn anew`);
}

await main();
