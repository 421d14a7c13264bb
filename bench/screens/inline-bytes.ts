import { gzipSync } from 'node:zlib';

const without = (html: string, tag: 'script' | 'style'): string => {
  const from = html.indexOf(`<${tag}`);
  const end = `</${tag}>`;
  const to = html.indexOf(end, from);
  if (from === -1 || to === -1) return html;
  return html.slice(0, from) + without(html.slice(to + end.length), tag);
};

const sent = (html: string): number => gzipSync(html).length;

/** What scripts and styles within a document add to it as it travels, in bytes. */
export const inlineBytes = (html: string): number => sent(html) - sent(without(without(html, 'script'), 'style'));
