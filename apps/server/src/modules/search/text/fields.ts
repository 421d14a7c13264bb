/** Where a word stands in a card: bits of a mask, so that one posting tells all places at once. */
export const FIELDS = { TITLE_START: 16, TITLE: 8, BRAND: 4, ATTRIBUTES: 2, DESCRIPTION: 1 } as const;
export const FIELD_BITS = 5;

/** A word that stands in the description only is worth no more. */
export const MOST_FOR_DESCRIPTION = 5;

const POINTS: readonly (readonly [bit: number, points: number])[] = [
  [FIELDS.TITLE, 100],
  [FIELDS.BRAND, 60],
  [FIELDS.ATTRIBUTES, 50],
  [FIELDS.DESCRIPTION, MOST_FOR_DESCRIPTION],
];
/** A title begins with what the thing is: `Kanta za …` before `Kesa za kante`. */
const START_POINTS = 15;
const PER_FURTHER_FIELD = 1;

/** What a word is worth by the fields that it stands in: the best of them, and a little for each further one. */
export const FIELD_POINTS: Float64Array = Float64Array.from({ length: 1 << FIELD_BITS }, (_, mask) => {
  const points = POINTS.filter(([bit]) => (mask & bit) !== 0).map(([, value]) => value);
  const best = Math.max(0, ...points);
  const start = (mask & FIELDS.TITLE_START) === 0 ? 0 : START_POINTS;
  return best + start + Math.max(0, points.length - 1) * PER_FURTHER_FIELD;
});

/** Codes come before all words: the whole code, its beginning; a part of it only before descriptions. */
export const CODE_POINTS = { exact: 10_000, beginning: 1_000, part: 30 } as const;

/** How sure a word of the query is to mean the word that was found. */
export const SURENESS = { exact: 1, variant: 0.95, synonym: 0.9, beginning: 0.7, slip: 0.5, similar: 0.3 } as const;
