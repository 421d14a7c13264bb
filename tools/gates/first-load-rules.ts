import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface FirstPage {
  readonly dist: string;
  /** The page itself, what it loads at once and the texts of the default language, as the manifest of Vite names them. */
  readonly starts: readonly string[];
  /** Bytes of scripts and styles as they travel. */
  readonly limit: number;
}

/** What a first visit may take: Home in the shop, and the log-in of the back office. */
export const FIRST_PAGES = {
  home: {
    dist: 'apps/storefront/dist',
    // The start of the app is in the frame, which Home imports.
    starts: ['src/app/home.tsx', 'virtual:texts/shop/bs'],
    limit: 165_000,
  },
  backOffice: {
    dist: 'apps/admin/dist',
    starts: ['index.html', 'src/app/sign-in/login-page.tsx', 'virtual:texts/staff/bs'],
    limit: 200_000,
  },
} as const satisfies Readonly<Record<string, FirstPage>>;
/** Blocks the first paint; the build writes it beside the manifest's files. */
const FIRST_SCRIPT = 'theme.js';

type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[]; css?: readonly string[] }>>;

interface FirstLoad {
  readonly files: readonly { readonly file: string; readonly bytes: number }[];
  readonly bytes: number;
}

/** The scripts and styles of a first visit, read from a build. Throws where a part of it is missing. */
export function firstLoadOf(dist: string, { starts }: Pick<FirstPage, 'starts'>): FirstLoad {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files = [...filesOf(starts, manifest), FIRST_SCRIPT].map((file) => ({ file, bytes: sentBytes(dist, file) }));
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
