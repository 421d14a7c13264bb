import { texts, type Texts } from './phrase.ts';

/** Agreement of a colour with its noun: gender, and `p` for plural. */
export type Agreement = 'm' | 'f' | 'n' | 'mp' | 'fp' | 'np';

const STEMS = {
  white: ['bijel', 'white'],
  blue: ['plav', 'blue'],
  red: ['crven', 'red'],
  yellow: ['žut', 'yellow'],
  green: ['zelen', 'green'],
  black: ['crn', 'black'],
  orange: ['narandžast', 'orange', 'narančast'],
  grey: ['siv', 'grey'],
  navy: ['tamnoplav', 'navy'],
  brown: ['smeđ', 'brown', 'smeđ', 'braon'],
  clear: ['prozirn', 'clear', 'prozirn', 'providn'],
} as const;

export type Colour = keyof typeof STEMS;

export const COLOURS: readonly Colour[] = Object.keys(STEMS).filter((key): key is Colour => key in STEMS);

const ENDINGS: Readonly<Record<Agreement, string>> = { m: 'i', f: 'a', n: 'o', mp: 'i', fp: 'e', np: 'a' };

const inflect = (stem: string, agreement: Agreement): string => {
  if (stem === 'braon') return stem;
  if (stem === 'smeđ' && agreement === 'n') return 'smeđe';
  return stem + ENDINGS[agreement];
};

/** The colour as an adjective that agrees with the noun it describes, of another gender in `elsewhere`. */
export function colourText(
  colour: Colour,
  agreement: Agreement,
  elsewhere: { readonly hr?: Agreement; readonly srLatn?: Agreement } = {},
): Texts {
  const [bs, en, hr, sr] = STEMS[colour] as readonly [string, string, string?, string?];
  return {
    ...texts([inflect(bs, agreement), en]),
    hr: inflect(hr ?? bs, elsewhere.hr ?? agreement),
    srLatn: inflect(sr ?? bs, elsewhere.srLatn ?? agreement),
  };
}
