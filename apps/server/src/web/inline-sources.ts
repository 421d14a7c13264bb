import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineSources } from '../platform/http/security-headers.ts';

const ELEMENT = /<(script|style)(?![^>]* src=)[^>]*>([^<]*(?:<(?!\/)[^<]*)*)<\//g;

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of the scripts and styles that the build has written into a document. */
export function inlineSourcesOf(html: string): InlineSources {
  const found = [...html.matchAll(ELEMENT)].map(([, tag = '', text = '']) => ({ tag, source: sourceOf(text) }));
  const of = (wanted: string): string[] => found.filter(({ tag }) => tag === wanted).map(({ source }) => source);
  return { scripts: of('script'), styles: of('style') };
}

/** Those of the storefront, whose policy has to name them; none where it is not built. */
export async function readInlineSources(
  clients: readonly { readonly folder: string; readonly prefix: string }[],
): Promise<InlineSources | undefined> {
  const shop = clients.find(({ prefix }) => prefix === '/');
  const document = shop && join(shop.folder, 'index.html');
  return document && existsSync(document) ? inlineSourcesOf(await readFile(document, 'utf8')) : undefined;
}
