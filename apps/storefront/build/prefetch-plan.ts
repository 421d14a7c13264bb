import type { Plugin } from 'vite';
import type { PrefetchPlan } from '../src/app/first-paint/prefetch-plan.ts';
import { prefetchCalls } from './prefetch-calls.ts';

/** The code that is prefetched, by the beginning of the path. Login also replaces a page that needs an account. */
const PAGES = {
  '/article/': 'features/article/index.ts',
  '/category/': 'features/catalogue/index.ts',
  '/search/': 'features/catalogue/index.ts',
  '/shopping-cart': 'features/cart/index.ts',
  '/auth/': 'features/auth/index.ts',
  '/': 'app/home.tsx',
} as const;

const TEXTS = /virtual:texts\/shop\/(\w+)$/;
const SCRIPT = 'src="/theme.js"';

interface Chunk {
  readonly type: string;
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/**
 * Writes the plan of the first page into index.html, for the entry `first-paint`: the texts of each language, the code of each page with
 * all its imports, and its calls. The browser fetches them beside the app instead of after it.
 */
export function prefetchPlan(): Plugin {
  return {
    name: 'sjaj-prefetch-plan',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks: Chunk[] = Object.values(bundle ?? {});
        const isThere = (file: string): boolean => html.includes(`/${file}"`);
        const plan: PrefetchPlan = { texts: textsOf(chunks), pages: pagesOf(chunks, isThere), ...prefetchCalls() };
        const attribute = JSON.stringify(plan).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
        return html.replace(SCRIPT, `${SCRIPT} data-prefetch="${attribute}"`);
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
    Object.entries(PAGES).flatMap(([path, page]) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${page}`));
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
