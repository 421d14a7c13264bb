/** HTML that may be sent as it is: every text in it is escaped, or was sanitised when it was saved. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

type Part = string | number | Markup | readonly Markup[] | null;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

function written(part: Part): string {
  if (part === null) return '';
  if (part instanceof Markup) return part.html;
  if (typeof part === 'object') return part.map((one) => one.html).join('');
  return escapeHtml(String(part));
}

/** Writes HTML; every value in it is escaped, unless it is `Markup` itself. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(texts.reduce((all, text, index) => all + written(parts[index - 1] ?? null) + text));

/** Rich text of staff, which is sanitised when it is saved and when it is read. */
export const sanitised = (richText: string): Markup => new Markup(richText);

/** JSON-LD as a data block. It is no script to the browser, so the page's security policy has nothing to allow. */
export const jsonLd = (data: object): Markup =>
  new Markup(`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`);

const TAG = /<[^<>]{0,500}>/g;
const LONGEST_DESCRIPTION = 300;

/** The beginning of a text without its markup, cut between words: the description of a page. */
export function excerptOf(richText: string): string {
  const plain = richText
    .replace(TAG, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .split(/\s+/)
    .join(' ')
    .trim();
  if (plain.length <= LONGEST_DESCRIPTION) return plain;
  const cut = plain.slice(0, LONGEST_DESCRIPTION);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}
