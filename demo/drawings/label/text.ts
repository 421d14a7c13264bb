import { n1 } from '../studio/colour.ts';

const FONT = `font-family="'Liberation Sans',Arial,Helvetica,sans-serif"`;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (t: string) => t.replace(/[&<>"]/g, (c) => ENTITIES[c] ?? c);

/** Width of a character in shares of the font size, near enough for fitting. */
function advance(c: string): number {
  if (/[ilj.,'|!ÎIfrt ]/.test(c)) return 0.3;
  if (/[mwMW]/.test(c)) return 0.87;
  return /\p{Lu}/u.test(c) ? 0.69 : 0.56;
}

/** Estimated width of a text in bold Liberation Sans. */
export const textW = (t: string, size: number): number => [...t].reduce((a, c) => a + advance(c), 0) * size;

/** Greatest width, anchor, weight, italic, letter spacing. */
type TextOptions = { max?: number; anchor?: string; w?: number; it?: boolean; sp?: number };

/** One line of text at [x, baseline, size], made smaller where it would exceed `max`. */
export function text(t: string, [x, y, size]: [number, number, number], fill: string, o: TextOptions = {}): string {
  const w = textW(t, size) * 1.04 + (o.sp ?? 0) * t.length;
  const fitted = o.max && w > o.max ? (size * o.max) / w : size;
  const style = `${o.it ? ' font-style="italic"' : ''}${o.sp ? ` letter-spacing="${o.sp}"` : ''}`;
  return `<text x="${n1(x)}" y="${n1(y)}" font-size="${n1(fitted)}" fill="${fill}" ${FONT} font-weight="${o.w ?? 700}"${style} text-anchor="${o.anchor ?? 'middle'}">${escape(t)}</text>`;
}

/** Breaks a text into at most `lines` lines no wider than `max`; what does not fit ends with an ellipsis. */
export function wrap(t: string, size: number, max: number, lines: number): string[] {
  const out: string[] = [];
  let current = '';
  for (const word of t.split(/\s+/)) {
    const longer = current ? `${current} ${word}` : word;
    if (current && textW(longer, size) > max) {
      out.push(current);
      current = word;
    } else current = longer;
  }
  if (current) out.push(current);
  if (out.length <= lines) return out;
  const shown = out.slice(0, lines);
  return shown.map((l, i) => (i === lines - 1 ? l.replace(/[\s,]*$/, '') + '…' : l));
}
