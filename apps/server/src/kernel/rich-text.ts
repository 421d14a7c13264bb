import { createRequire } from 'node:module';
import type sanitize from 'sanitize-html';
import { type Content, type Language, LANGUAGES } from '@sjaj/domain';
import { localised } from './localised.ts';

const require = createRequire(import.meta.url);
/** Loaded with the first text: the parser and its tables are no part of the start. */
const sanitizeHtml = (html: string, options: sanitize.IOptions): string =>
  (require('sanitize-html') as typeof sanitize)(html, options);

const PICTURE = /^\/files\/pictures\/[\w-]+(?:\/[\w-]+)*\.webp$/;
const CELL = ['colspan', 'rowspan'];

/** The one list of what texts of staff may hold. All else is dropped: styles, classes, scripts, frames, pictures of other sites. */
const ALLOWED: sanitize.IOptions = {
  allowedTags: [
    ...[
      'p',
      'h2',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'blockquote',
      'hr',
      'br',
      'a',
      'strong',
      'em',
      'u',
      's',
      'code',
      'img',
    ],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'], th: CELL, td: CELL },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'svg', 'math', 'template', 'title'],
  transformTags: {
    h1: 'h2',
    b: 'strong',
    i: 'em',
    // A page of another site is no business of ours: it learns nothing of the reader.
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: /^https?:/i.test(href) ? { href, rel: 'noopener noreferrer nofollow' } : { href },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !PICTURE.test(attribs['src'] ?? ''),
};

/** HTML with only what `ALLOWED` lists, and well formed. Sanitising twice changes nothing. */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, ALLOWED).trim();

/** The same for a text in several languages. Languages without any text or picture are left out. */
export function sanitizeLanguages<T extends Content>(content: T): T {
  const clean = LANGUAGES.flatMap((language) => {
    const html = sanitizeRichText(content[language] ?? '');
    return hasContent(html) ? [[language, html]] : [];
  });
  return Object.fromEntries(clean) as T;
}

const hasContent = (html: string): boolean => /<(?:img|hr)\b/.test(html) || textOf(html).trim() !== '';

const textOf = (html: string): string => sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });

/** Facts of the shop by placeholder, as HTML; null where the shop has none. */
type RichTextFacts = Readonly<Record<string, string | null>>;

const PLACEHOLDER = /\{(\w+)\}/g;
const BLOCKS: readonly string[] = ['p', 'li', 'td', 'h2', 'h3', 'h4'];
/** A heading with nothing below it before the next one, or before the end. */
const IDLE_HEADING = /<h2>[^<]*<\/h2>\s*(?=<h2>|$)/g;

/**
 * Fills the placeholders of a sanitised text. A block that names a fact which the shop does not have is left out, and so is a
 * heading that has nothing below it then.
 */
export function fillRichText(html: string, facts: RichTextFacts): string {
  if (!html.includes('{')) return html;
  const isUnknown = (text: string): boolean => [...text.matchAll(PLACEHOLDER)].some(([, name = '']) => !facts[name]);
  const filled = sanitizeHtml(html, {
    ...ALLOWED,
    textFilter: (text) => text.replaceAll(PLACEHOLDER, (written, name: string) => facts[name] ?? written),
    exclusiveFilter: ({ tag, text, mediaChildren }) =>
      BLOCKS.includes(tag) && (isUnknown(text) || (tag === 'li' && text.trim() === '' && mediaChildren.length === 0)),
  });
  return filled.replaceAll(IDLE_HEADING, '');
}

/** A stored rich text in the reader's language and script, with the facts of the shop. */
export const richTextFor = (column: unknown, language: Language, facts: RichTextFacts = {}): string =>
  fillRichText(localised(column, language), facts);
