// How a drawing varies within its kind: the wording of a sign, the height of a boot, the colour of the goods.
import type { DrawKind } from '../drawings/painters.ts';
import type { Options } from '../drawings/studio/types.ts';
import type { Family, Option } from '../src/facts/family.ts';
import type { Colour } from '../src/texts/colours.ts';
import { COLOUR_HEX, PAPER_HEX, WARNING_HEX } from './colours.ts';
import { isPaper } from './kinds.ts';

/** Words that choose the variant of a kind; without a fit the first one given serves. */
const TYPES: Partial<Record<DrawKind, { usual?: string; words: readonly (readonly [RegExp, string])[] }>> = {
  sign: {
    usual: 'warn',
    words: [
      [/mokar|stalak/i, 'floor'],
      [/klizanj/i, 'slip'],
      [/izlaz|evaku|okupljanj/i, 'exit'],
      [/prva pomoć/i, 'aid'],
      [/vatrogas|hidrant/i, 'fire'],
      [/zabran/i, 'ban'],
      [/rukavic/i, 'gloves'],
      [/kacig|obavez/i, 'helmet'],
    ],
  },
  'barrier-tape': { usual: 'yellow', words: [[/crven/i, 'red']] },
  'paper-dispenser': { usual: 'folded', words: [[/jumbo|rol/i, 'jumbo']] },
  'foil-roll': { usual: 'foil', words: [[/prianjaj|stretch|film/i, 'film']] },
  'safety-boot': { usual: 'leather', words: [[/pvc|gumen/i, 'pvc']] },
  'safety-shoe': { usual: 'S3', words: [[/S1P/, 'S1P']] },
  'work-jacket': { words: [[/visokovidljiv/i, 'hi-vis']] },
};

/** The variant of a drawing; `undefined` leaves it to chance. */
export function typeOf(family: Pick<Family, 'name'>, kind: DrawKind, option: Option | undefined): string | undefined {
  const rule = TYPES[kind];
  const words = `${option?.label?.[0] ?? ''} ${family.name[0]}`;
  return rule?.words.find(([pattern]) => pattern.test(words))?.[1] ?? rule?.usual;
}

const VALVE = / sa ventilom/;
const CLASSES: ReadonlySet<DrawKind> = new Set(['ffp-mask', 'sign']);

/** Each class or wording must be right in the picture, so none share one. */
export const showsClass = (kind: DrawKind): boolean => CLASSES.has(kind);

/** What stands on the article besides brand and title. */
export const printedOn = (kind: DrawKind, words: string): string =>
  kind === 'ffp-mask' ? words.replace(VALVE, '') : words;

export const isColour = (value: unknown): value is Colour => typeof value === 'string' && value in COLOUR_HEX;

/** Drawing options of a kind in a colour; paper takes a paler shade of it, warning clothing a fluorescent one. */
export function optionsOf(
  kind: DrawKind,
  colour: Colour | undefined,
  type: string | undefined,
  words: string,
): Options {
  const shades = isPaper(kind) ? PAPER_HEX : kind === 'hi-vis-vest' || type === 'hi-vis' ? WARNING_HEX : COLOUR_HEX;
  const paint = colour && (shades[colour] ?? COLOUR_HEX[colour]);
  return {
    ...(paint && { c: paint }),
    ...(type && { t: type }),
    ...(kind === 'ffp-mask' && { valve: VALVE.test(words) }),
  };
}
