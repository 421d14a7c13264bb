import { toCyrillic } from '@sjaj/domain';
import { brands } from '../facts/brands.ts';
import type { Texts } from '../texts/phrase.ts';

/** Marks and units of the trade that stay in Latin letters. */
const MARKS = [
  'µm',
  'SRC',
  'SRA',
  'HACCP',
  'HEPA',
  'AGM',
  'Li-Ion',
  'UV',
  'SNR',
  'Blue Angel',
  'EU Ecolabel',
  'Nordic Swan',
  'pH',
  'FFP1 NR',
  'FFP2 NR',
  'FFP2 NR D',
  'FFP3 NR',
  'FFP3 R D',
];

/** What stays in Latin letters wherever it stands. */
export const latin = [...brands.map((brand) => brand.name), ...MARKS];

const contents = new WeakMap<Texts, Record<string, string>>();

/** A text in five languages, brands and marks in Latin letters; variants of a card share the work. */
export function content(text: Texts): Record<string, string> {
  const known = contents.get(text) ?? { ...text, srCyrl: toCyrillic(text.srLatn, latin) };
  contents.set(text, known);
  return known;
}
