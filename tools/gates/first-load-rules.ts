import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a first visit of Home may take, in bytes of scripts and styles as they travel. */
export const FIRST_LOAD_LIMIT = 165_000;

/** The page itself, Home and the texts of the default language, as the manifest of Vite names them. */
const STARTS = ['index.html', 'src/features/home/index.ts', 'virtual:texts/shop/bs'];
/** Blocks the first paint; the build writes it beside the manifest's files. */
const FIRST_SCRIPT = 'theme.js';

type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[]; css?: readonly string[] }>>;

interface FirstLoad {
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
  readonly bytes: number;
}

/** The scripts and styles of a first visit of Home, read from a built storefront. Throws where a part of it is missing. */
export function firstLoadOf(dist: string): FirstLoad {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files = [...filesOf(STARTS, manifest), FIRST_SCRIPT].map((file) => ({ file, bytes: sentBytes(dist, file) }));
  return { files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

function filesOf(keys: readonly string[], manifest: Manifest): ReadonlySet<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the manifest`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return files;
}

function sentBytes(dist: string, file: string): number {
  const compressed = join(dist, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(dist, file)).size;
}
