/** A part of a letter: a text, or an element of those that letters are made of. */
export type LetterPart = string | LetterElement;

export interface LetterElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: LetterPart[];
}

// Nothing that runs, loads or sends: what is not named here is left out, and its words stay.
const TAGS = new Set(
  'body div table thead tbody tr td th p h1 h2 h3 span b strong em small ul ol li a br hr'.split(' '),
);
const ATTRIBUTES = new Set('style lang role align valign width colspan cellpadding cellspacing border'.split(' '));
const EMPTY = new Set(['br', 'hr']);

const TOKEN = /<(\/?)([a-z]\w*)([^>]*)>|[^<]+/gi;
const ATTRIBUTE = /([a-z-]+)="([^"]*)"/gi;
const BODY = /<body[^>]*>[^]*<\/body>/i;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const plain = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

const attributesOf = (written: string): Record<string, string> =>
  Object.fromEntries(
    [...written.matchAll(ATTRIBUTE)].flatMap(([, name = '', value = '']) =>
      ATTRIBUTES.has(name.toLowerCase()) ? [[name.toLowerCase(), plain(value)]] : [],
    ),
  );

/** The body of a letter that the shop composed, as parts from which it can be built anew without being trusted. */
export function letterOf(html: string): LetterElement {
  const root: LetterElement = { tag: 'div', attributes: {}, children: [] };
  const open: LetterElement[] = [root];
  const inside = (): LetterElement => open.at(-1) ?? root;
  for (const [token, closes, name = '', attributes = ''] of (BODY.exec(html)?.[0] ?? html).matchAll(TOKEN)) {
    const tag = name.toLowerCase();
    if (tag === '') inside().children.push(plain(token));
    else if (!TAGS.has(tag)) continue;
    else if (closes) {
      const at = open.findLastIndex((one) => one.tag === tag);
      if (at > 0) open.length = at;
    } else {
      const element: LetterElement = { tag, attributes: attributesOf(attributes), children: [] };
      inside().children.push(element);
      if (!EMPTY.has(tag)) open.push(element);
    }
  }
  return root;
}
