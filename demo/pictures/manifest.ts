import { readFileSync, writeFileSync } from 'node:fs';

export const SIZES = [160, 400, 800] as const;
export type PictureSize = (typeof SIZES)[number];

/** What is known of a rendered picture; width and height are those of the largest size. */
type Rendered = { kind: string; hash: string; width: number; height: number };
export type Manifest = Record<string, Rendered>;

const FILE = new URL('manifest.json', import.meta.url);

/** Folder of the rendered pictures. */
export const FOLDER = new URL('files/', import.meta.url);

/** Where a picture of one size lies. */
export const fileOf = (key: string, size: PictureSize): URL => new URL(`${key}-${size}.webp`, FOLDER);

/** The pictures rendered so far by key; empty before the first rendering. */
export function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Manifest;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

/** Writes the manifest in the order of the keys, one picture a line. */
export function writeManifest(manifest: Manifest): void {
  const lines = Object.entries(manifest)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entry]) => `  ${JSON.stringify(key)}: ${JSON.stringify(entry)}`);
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}
