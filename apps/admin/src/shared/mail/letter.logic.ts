/** A node of a mail: a text or an allowed element. */
export type LetterPart = string | LetterElement;

export interface LetterElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: LetterPart[];
}

// An allow list without scripts and forms, with no resource but the shop's pictures. Other elements are removed; their text stays.
const TAGS = new Set(
  'body div table thead tbody tr td th p h1 h2 h3 h4 span b strong em small ul ol li blockquote a br hr img'.split(' '),
);
const ATTRIBUTES = new Set(
  'style lang role align valign width height colspan cellpadding cellspacing border alt src'.split(' '),
);
const EMPTY = new Set(['br', 'hr', 'img']);
/** A picture of the shop, under whatever address the mail names the shop. */
const PICTURE = /^https?:\/\/[^/?#]+(\/files\/pictures\/[\w/-]+\.\w+)$/;

const TAG = /^(\/?)([a-z]\w*)/i;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const plain = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

/** Parses attributes. Text in quotes is a value; the text before it ends with the name. */
function attributesOf(written: string): Record<string, string> {
  const pieces = written.split('"');
  const found: Record<string, string> = {};
  for (let at = 0; at + 2 < pieces.length; at += 2) {
    const named = (pieces[at] ?? '').trim().toLowerCase();
    const name = named.slice(0, -1).split(/\s/).at(-1) ?? '';
    if (named.endsWith('=') && ATTRIBUTES.has(name)) found[name] = plain(pieces[at + 1] ?? '');
  }
  const { src, ...others } = found;
  const picture = src === undefined ? undefined : PICTURE.exec(src)?.[1];
  return picture === undefined ? others : { ...others, src: picture };
}

/** Comments hold tables for Outlook only. */
const withoutComments = (html: string): string =>
  html
    .split('<!--')
    .map((piece, index) => {
      const end = index === 0 ? -1 : piece.indexOf('-->');
      return index === 0 ? piece : end < 0 ? '' : piece.slice(end + 3);
    })
    .join('');

function bodyOf(html: string): string {
  const lower = html.toLowerCase();
  const [from, to] = [lower.indexOf('<body'), lower.lastIndexOf('</body>')];
  return from >= 0 && to > from ? html.slice(from, to) : html;
}

/** Parses the body of a mail into allowed nodes. The markup itself is not trusted. */
export function letterOf(html: string): LetterElement {
  const root: LetterElement = { tag: 'div', attributes: {}, children: [] };
  const open: LetterElement[] = [root];
  const inside = (): LetterElement => open.at(-1) ?? root;
  const say = (text: string): void => void (text === '' || inside().children.push(plain(text)));
  const [before = '', ...pieces] = withoutComments(bodyOf(html)).split('<');
  say(before);
  for (const piece of pieces) {
    const end = piece.indexOf('>');
    const [, closes, name = ''] = TAG.exec(piece) ?? [];
    const tag = name.toLowerCase();
    if (TAGS.has(tag) && closes) {
      const at = open.findLastIndex((one) => one.tag === tag);
      if (at > 0) open.length = at;
    } else if (TAGS.has(tag) && end >= 0) {
      const element: LetterElement = { tag, attributes: attributesOf(piece.slice(tag.length, end)), children: [] };
      inside().children.push(element);
      if (!EMPTY.has(tag)) open.push(element);
    }
    say(piece.slice(end + 1));
  }
  return root;
}
