import type { Plugin } from 'vite';
import { earlyCalls } from './early-calls.ts';

/** The features whose code a first visit may need at once, by the beginning of the path; Login also in the place of others. */
const PAGES = {
  '/article/': 'article',
  '/category/': 'catalogue',
  '/search/': 'catalogue',
  '/shopping-cart': 'cart',
  '/auth/': 'auth',
  '/': 'home',
} as const;

const TEXTS = /virtual:texts\/shop\/(\w+)$/;
const PLACE = 'src="/theme.js"';

interface Chunk {
  readonly type: string;
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/**
 * Tells `theme.js`, which runs before everything else, what the first page will ask for: the texts of each language, the
 * page's own code with all that it stands on, and its calls. They are fetched beside the app instead of after it.
 */
export function earlyChunks(): Plugin {
  return {
    name: 'sjaj-early-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks: Chunk[] = Object.values(bundle ?? {});
        const isThere = (file: string): boolean => html.includes(`/${file}"`);
        const early = { texts: textsOf(chunks), pages: pagesOf(chunks, isThere), ...earlyCalls() };
        const known = JSON.stringify(early).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
        return html.replace(PLACE, `${PLACE} data-early="${known}"`);
      },
    },
  };
}

function textsOf(chunks: readonly Chunk[]): Record<string, string> {
  return Object.fromEntries(
    chunks.flatMap(({ fileName, facadeModuleId }) => {
      const language = TEXTS.exec(facadeModuleId ?? '')?.[1];
      return language ? [[language, `/${fileName}`]] : [];
    }),
  );
}

/** The files of each page, without those that the document names already. */
function pagesOf(chunks: readonly Chunk[], isThere: (file: string) => boolean): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(PAGES).flatMap(([path, feature]) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/features/${feature}/index.ts`));
      if (!chunk) return [];
      const files = [...filesOf(chunk, chunks)].filter((file) => !isThere(file));
      return [[path, files.map((file) => `/${file}`)]];
    }),
  );
}

/** A chunk, its styles and everything that it imports. */
function filesOf(chunk: Chunk, chunks: readonly Chunk[], seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const file of chunk.viteMetadata?.importedCss ?? []) seen.add(file);
  for (const name of chunk.imports ?? []) {
    const next = chunks.find(({ fileName }) => fileName === name);
    if (next) filesOf(next, chunks, seen);
  }
  return seen;
}
