import { dark, lite, mix } from '../drawings/studio/colour.ts';
import type { Colors } from '../drawings/studio/types.ts';
import { brandNamed } from '../src/facts/brands.ts';
import type { Colour } from '../src/texts/colours.ts';

/** Paint of the colours that articles are offered in. */
export const COLOUR_HEX: Readonly<Record<Colour, string>> = {
  white: '#f6f7f8',
  blue: '#2a73d0',
  red: '#d8342f',
  yellow: '#f2c022',
  green: '#359a53',
  black: '#25292f',
  orange: '#ef7a1c',
  grey: '#7d868f',
  navy: '#1f3557',
  brown: '#6d4f36',
  clear: '#dfe8ee',
};

/** The same on paper and cardboard, where dyes are paler. */
export const PAPER_HEX: Partial<Record<Colour, string>> = {
  white: '#fbfbf9',
  blue: '#79b4e3',
  green: '#cfe3c8',
  brown: '#c79b6a',
};

/** The fluorescent shades of warning clothing. */
export const WARNING_HEX: Partial<Record<Colour, string>> = { yellow: '#d8f01c', orange: '#ff7a1a' };

/** Usual colour of the contents by category outline; the longest outline that fits decides. */
const CONTENTS: Readonly<Record<string, string>> = {
  '1.1': '#8ad0c3',
  '1.1.2': '#f4f1e6',
  '1.2': '#f0a6b4',
  '1.2.3': '#7fb8ea',
  '1.3': '#cfe08a',
  '1.3.2': '#f3e7b2',
  '1.3.3': '#9fd66f',
  '1.4': '#74c0ee',
  '1.4.2': '#a5dd9f',
  '1.5': '#cfe6ee',
  '1.6': '#b9a4ea',
  '1.6.3': '#f1f3ea',
  '1.7': '#f2b27a',
  '4': '#f3c2d8',
};

/** Label colour of a range, by which cleaners tell their products apart. */
const RANGES: Readonly<Record<string, string>> = {
  '1.1': '#00838f',
  '1.2': '#c62828',
  '1.2.3': '#1565c0',
  '1.3': '#e07b00',
  '1.3.3': '#558b2f',
  '1.4': '#1e6fd0',
  '1.4.2': '#e07b00',
  '1.5': '#00796b',
  '1.6': '#6a3fb0',
  '1.7': '#37474f',
};

/** The entry of the category or of the nearest one above it. */
function nearest(table: Readonly<Record<string, string>>, outline: string): string | undefined {
  const parts = outline.split('.');
  const outlines = parts.map((_, i) => parts.slice(0, parts.length - i).join('.'));
  return outlines.map((o) => table[o]).find((c) => c !== undefined);
}

/** Colours of a packaged product: brand or range decide the label, the category the contents, the seed the closure. */
export function packageColours(brand: string, category: string, seed: number): Colors {
  const own = brandNamed(brand).colour;
  const label = (seed >>> 9) % 2 ? own : (nearest(RANGES, category) ?? own);
  const caps = [label, label, dark(label, 0.45), '#ffffff', '#37424e', lite(label, 0.25)];
  const bodies = ['#f7f8f8', '#f7f8f8', '#f7f8f8', mix('#f7f8f8', label, 0.12), lite(label, 0.1)];
  return {
    label,
    liquid: nearest(CONTENTS, category) ?? '#9cc9e8',
    cap: caps[seed % caps.length] ?? label,
    body: bodies[(seed >>> 4) % bodies.length] ?? '#f7f8f8',
  };
}
