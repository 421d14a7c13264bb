/** An element of a rich text. */
export interface RichTextElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly RichTextNode[];
}

export type RichTextNode = RichTextElement | string;

/** A tag without its brackets, or a text. The value of an attribute may have a closing bracket; an opening one is escaped. */
const TOKEN = /<((?:[^"<>]|"[^"<]*")*)>|([^<]+)/g;
const TAG = /^\/?([a-z][a-z0-9]{0,9})/i;
const ATTRIBUTE = / ([a-z-]{1,40})="([^"]*)"/gi;
const ENTITY = /&(?:amp|lt|gt|quot|nbsp|#\d{1,7});/g;
const EMPTY: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00A0',
};

const decoded = (text: string): string =>
  text.replaceAll(ENTITY, (entity) => CHARACTERS[entity] ?? String.fromCodePoint(Number(entity.slice(2, -1))));

interface OpenElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: RichTextNode[];
}

/**
 * Parses HTML that the server has sanitised or the editor has written: well formed, attributes in double quotes. No parser of the browser
 * is used, because the page forbids it to make markup of strings.
 */
export function parseRichText(html: string): readonly RichTextNode[] {
  const root: OpenElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  for (const [, inside = '', text] of html.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) {
      parent.children.push(decoded(text));
      continue;
    }
    const tag = TAG.exec(inside)?.[1]?.toLowerCase();
    if (tag === undefined) continue;
    if (inside.startsWith('/')) {
      if (parent.tag === tag) open.pop();
      continue;
    }
    const element: OpenElement = { tag, attributes: attributesOf(inside), children: [] };
    parent.children.push(element);
    if (!EMPTY.has(tag)) open.push(element);
  }
  return root.children;
}

const attributesOf = (rest: string): Record<string, string> =>
  Object.fromEntries(
    [...rest.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]),
  );
