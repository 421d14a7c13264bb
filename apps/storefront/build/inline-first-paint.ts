import type { Plugin } from 'vite';

const SCRIPT = /<script[^>]*? src="\/(theme\.js)"([^>]*)><\/script>/;
const STYLES = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">/;
/** The entry's styles, which a page that is loaded later must not ask for again. */
const ENTRY_STYLES = /^assets\/frame-[\w-]+\.css$/;

/**
 * Writes the script that runs before the first paint, and the styles of the frame, into index.html: the first paint waits for one answer
 * of the server instead of two. The policy of the page admits both by their hashes (`web/inline-sources.ts` of the server).
 */
export function inlineFirstPaint(): Plugin {
  return {
    name: 'sjaj-inline-first-paint',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files) => files.filter((file) => !ENTRY_STYLES.test(file)),
        },
      },
    }),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const textOf = (file: string): string => {
          const asset = bundle?.[file];
          if (asset?.type !== 'asset') throw new Error(`${file} is not in the build`);
          return asset.source.toString().trim();
        };
        return html
          .replace(SCRIPT, (_tag, file: string, attributes: string) => inline('script', textOf(file), attributes))
          .replace(STYLES, (_tag, file: string) => inline('style', textOf(file)));
      },
    },
  };
}

/** Throws where the text would end the element, or begin a comment, which a browser reads in its own way within a script. */
function inline(tag: 'script' | 'style', text: string, attributes = ''): string {
  if (/<\/|<!--/.test(text)) throw new Error(`the inlined ${tag} has markup`);
  return `<${tag}${attributes}>${text}</${tag}>`;
}
