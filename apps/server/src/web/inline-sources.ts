import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineSources } from '../platform/http/security-headers.ts';

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The texts of its elements of a kind, without those that name a file. */
const textsIn = (html: string, tag: 'script' | 'style'): readonly string[] =>
  html
    .split(`<${tag}`)
    .slice(1)
    .flatMap((element) => {
      const start = element.indexOf('>');
      return element.slice(0, start).includes(' src=') ? [] : [element.slice(start + 1, element.indexOf(`</${tag}>`))];
    });

/** The hashes of the scripts and styles that the build has written into a document. */
export const inlineSourcesOf = (html: string): InlineSources => ({
  scripts: textsIn(html, 'script').map(sourceOf),
  styles: textsIn(html, 'style').map(sourceOf),
});

/** Those of the storefront, whose policy has to name them; none where it is not built. */
export async function readInlineSources(
  clients: readonly { readonly folder: string; readonly prefix: string }[],
): Promise<InlineSources | undefined> {
  const shop = clients.find(({ prefix }) => prefix === '/');
  const document = shop && join(shop.folder, 'index.html');
  return document && existsSync(document) ? inlineSourcesOf(await readFile(document, 'utf8')) : undefined;
}
