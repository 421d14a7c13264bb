import { inflateSync } from 'node:zlib';

/** The glyphs of a font by their number, from its ToUnicode map. */
type Glyphs = ReadonlyMap<string, string>;

/** The text of a PDF of the shop, run by run, with a line break after each: enough to look for words and numbers. */
export function pdfText(pdf: Buffer): string {
  const objects = new Map<string, { dictionary: string; stream: string }>();
  const source = pdf.toString('latin1');
  for (const [, id = '', body = ''] of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', ...rest] = body.split('\nstream\n');
    const bytes = Buffer.from(rest.join('\nstream\n').replace(/\nendstream$/, ''), 'latin1');
    const stream = dictionary.includes('/FlateDecode') ? inflated(bytes) : bytes.toString('latin1');
    objects.set(id, { dictionary, stream });
  }
  const glyphs = new Map<string, Glyphs>();
  for (const [, name = '', id = ''] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '')?.[1] ?? '';
    glyphs.set(name, glyphsOf(objects.get(map)?.stream ?? ''));
  }
  const runs = [...objects.values()].map(({ stream }) => textOf(stream, glyphs)).join('');
  // Words of a line are runs of their own.
  return runs.replaceAll(' \n', ' ');
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}

function glyphsOf(map: string): Glyphs {
  const glyphs = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([0-9a-f]*)>/gi)].forEach(([, code = ''], index) => {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      glyphs.set(glyph, Buffer.from(code, 'hex').swap16().toString('utf16le'));
    });
  }
  return glyphs;
}

function textOf(stream: string, fonts: ReadonlyMap<string, Glyphs>): string {
  let font: Glyphs = new Map();
  let text = '';
  for (const [, name, run] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name) ?? font;
    for (const [, codes = ''] of (run ?? '').matchAll(/<([0-9a-f]*)>/gi)) {
      text += (codes.toLowerCase().match(/.{4}/g) ?? []).map((code) => font.get(code) ?? '').join('');
    }
    if (run !== undefined) text += '\n';
  }
  return text;
}
