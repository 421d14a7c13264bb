const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00A0',
  '&amp;': '&',
};

const plain = (text: string): string =>
  text.replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** What replaces a tag: the end of a block ends the paragraph, an item has its dash. */
function replacementOf(tag: string, attributes: string): string {
  if (tag === 'li') return '\n- ';
  if (tag === 'br' || tag === 'tr') return '\n';
  if (tag === 'td' || tag === 'th') return '  ';
  if (tag === 'img') return /\balt="([^"]*)"/.exec(attributes)?.[1] ?? '';
  return tag === 'hr' ||
    tag === 'ul' ||
    tag === 'ol' ||
    tag === '/ul' ||
    tag === '/ol' ||
    /^\/?(?:p|h\d|blockquote|table)$/.test(tag)
    ? '\n\n'
    : '';
}

/** Sanitised HTML as plain text: paragraphs, items with a dash, addresses behind their words. */
export function richTextAsText(html: string): string {
  let address = '';
  const text = html.replaceAll(/<(\/?[a-z]\w*)((?:[^\w<>][^<>]*)?)>/g, (_, tag: string, attributes: string) => {
    if (tag === 'a') address = /\bhref="([^"]*)"/.exec(attributes)?.[1] ?? '';
    if (tag === '/a') return address === '' ? '' : ` (${address})`;
    return replacementOf(tag, attributes);
  });
  return plain(text)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/^-\n+/gm, '- ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
