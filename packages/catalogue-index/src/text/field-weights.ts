/** The fields of a group that contain a word: bits of a mask, so that one posting holds all of them. */
export const FIELDS = { TITLE_START: 16, TITLE: 8, BRAND: 4, NAMES: 2, DESCRIPTION: 1 } as const;
export const FIELD_BITS = 5;

/** The highest score of a word that only the description contains. */
export const MAX_DESCRIPTION_POINTS = 5;

const POINTS: readonly (readonly [bit: number, points: number])[] = [
  [FIELDS.TITLE, 100],
  [FIELDS.BRAND, 60],
  [FIELDS.NAMES, 50],
  [FIELDS.DESCRIPTION, MAX_DESCRIPTION_POINTS],
];
/** A title begins with what the thing is: `Kanta za …` sorts before `Kesa za kante`. */
const START_POINTS = 15;
const POINTS_PER_FURTHER_FIELD = 1;

/** Points by field mask: those of the best field, and a little for each further one. */
export const FIELD_POINTS: Float64Array = Float64Array.from({ length: 1 << FIELD_BITS }, (_, mask) => {
  const points = POINTS.filter(([bit]) => (mask & bit) !== 0).map(([, value]) => value);
  const best = Math.max(0, ...points);
  const start = (mask & FIELDS.TITLE_START) === 0 ? 0 : START_POINTS;
  return best + start + Math.max(0, points.length - 1) * POINTS_PER_FURTHER_FIELD;
});

/** Codes score above all words: the whole code, then its beginning. A part of a code scores above descriptions only. */
export const CODE_POINTS = { exact: 10_000, prefix: 1_000, part: 30 } as const;

/** How likely a typed word means the word that was found. */
export const CONFIDENCE = {
  exact: 1,
  variant: 0.95,
  synonym: 0.9,
  completion: 0.65,
  prefix: 0.7,
  typo: 0.5,
  similar: 0.3,
} as const;
