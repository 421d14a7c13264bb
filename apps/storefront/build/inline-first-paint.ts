import type { Plugin } from 'vite';

const SCRIPT = 'theme.js';

/**
 * Writes the script that runs before the first paint, and the styles of the frame, into index.html: the first paint waits for one answer
 * of the server instead of two. The policy of the page admits both by their hashes (`web/inline-sources.ts` of the server).
 */
export function inlineFirstPaint(): Plugin {
  return {
    name: 'sjaj-inline-first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const textOf = (file: string): string => {
          const asset = bundle?.[file];
          if (asset?.type !== 'asset') throw new Error(`${file} is not in the build`);
          return asset.source.toString().trim();
        };
        const withScript = replaceElement(html, ['<script', `src="/${SCRIPT}"`, '</script>'], (attributes) =>
          inline('script', textOf(SCRIPT), attributes),
        );
        return replaceElement(withScript, ['<link', 'rel="stylesheet"', '>'], (attributes) => {
          const file = / href="\/([^"]{1,200})"/.exec(attributes)?.[1] ?? '';
          // Not loaded, as it is disabled: a page that comes later finds the styles named here, and does not put them behind its own.
          return `${inline('style', textOf(file))}<link rel="stylesheet" href="/${file}" disabled>`;
        });
      },
    },
  };
}

/** Replaces the first element that begins, is marked and ends so; `write` takes its attributes after the mark. Throws where it is not there. */
function replaceElement(
  html: string,
  [begin, mark, end]: readonly [begin: string, mark: string, end: string],
  write: (attributes: string) => string,
): string {
  const marked = html.indexOf(mark);
  const from = html.lastIndexOf(begin, marked);
  const to = html.indexOf(end, marked);
  if (marked === -1 || from === -1 || to === -1) throw new Error(`index.html has no ${mark}`);
  const attributes = html.slice(marked + mark.length, html.indexOf('>', marked));
  return html.slice(0, from) + write(attributes) + html.slice(to + end.length);
}

/** Throws where the text would end the element, or begin another one or a comment, which a browser reads in its own way within a script. */
function inline(tag: 'script' | 'style', text: string, attributes = ''): string {
  if (/<\/|<!--|<script|<style/i.test(text)) throw new Error(`the inlined ${tag} has markup`);
  return `<${tag}${attributes}>${text}</${tag}>`;
}
