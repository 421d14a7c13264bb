import type { Plugin } from 'vite';

/** The features whose code a first visit may need at once, by the beginning of the path. */
const PAGES = {
  '/article/': 'article',
  '/category/': 'catalogue',
  '/search/': 'catalogue',
  '/shopping-cart': 'cart',
  '/': 'home',
} as const;

const TEXTS = /virtual:texts\/shop\/(\w+)$/;
const PLACE = 'src="/theme.js"';

type Chunk = { readonly type: string; readonly fileName: string; readonly facadeModuleId?: string | null };

/**
 * Tells `theme.js`, which runs before everything else, the names of the chunks that the first page will ask for: the texts of
 * each language and the page's own code. They are fetched beside the app instead of after it, one way to the server less.
 */
export function earlyChunks(): Plugin {
  return {
    name: 'sjaj-early-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {});
        const known = JSON.stringify({ texts: textsOf(chunks), pages: pagesOf(chunks) }).replaceAll('"', '&quot;');
        return html.replace(PLACE, `${PLACE} data-chunks="${known}"`);
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

function pagesOf(chunks: readonly Chunk[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(PAGES).flatMap(([path, feature]) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/features/${feature}/index.ts`));
      return chunk ? [[path, `/${chunk.fileName}`]] : [];
    }),
  );
}
