import type { Feninga } from './money.ts';

/** What an attribute tells of the use of an article. Its value is a number; a dilution may also be written as `1:100`. */
export const USE_ROLES = [
  'litres',
  'dilution',
  'dose_per_100_m2',
  'roll_metres',
  'rolls',
  'sheets',
  'sheets_per_drying',
] as const;
export type UseRole = (typeof USE_ROLES)[number];

/** What a use is counted in, the most telling first. */
export const USE_KINDS = ['square_metres', 'hand_drying', 'ready_litre', 'roll_metre'] as const;
type UseKind = (typeof USE_KINDS)[number];

/** How many uses one unit of an article gives. */
export interface UseYield {
  readonly kind: UseKind;
  readonly amount: number;
}

/** The values of an article by the role of their attribute. */
export type UseValues = Readonly<Partial<Record<UseRole, string>>>;

const NUMBER = /^\d{1,9}(?:[.,]\d{1,6})?$/;
const DILUTION = /^1 ?: ?(\d{1,5})$/;
const ML_PER_LITRE = 1_000;

/** A positive number as it is written; undefined for anything else. */
function numberOf(text: string | undefined): number | undefined {
  const written = text?.trim() ?? '';
  const value = NUMBER.test(written) ? Number(written.replace(',', '.')) : 0;
  return value > 0 ? value : undefined;
}

/** The parts of water to one part of the article; undefined for what is ready to use and for words. */
const partsOfWater = (text: string | undefined): number | undefined =>
  numberOf(DILUTION.exec(text?.trim() ?? '')?.[1] ?? text);

const quotient = (whole: number | undefined, part: number | undefined): number | undefined =>
  whole === undefined || part === undefined ? undefined : whole / part;

/**
 * The uses that one unit of an article gives, as far as its values tell. Nothing is assumed: a roll whose number is unknown, or a
 * dilution in words, gives none.
 */
export function yieldsOf(values: UseValues): readonly UseYield[] {
  const litres = numberOf(values.litres);
  const water = partsOfWater(values.dilution);
  const metres = numberOf(values.roll_metres);
  const rolls = numberOf(values.rolls);
  const amounts: Readonly<Record<UseKind, number | undefined>> = {
    square_metres: quotient(litres && litres * ML_PER_LITRE, numberOf(values.dose_per_100_m2)),
    hand_drying: quotient(numberOf(values.sheets), numberOf(values.sheets_per_drying)),
    ready_litre: litres && water && litres * (water + 1),
    roll_metre: metres && rolls && metres * rolls,
  };
  return USE_KINDS.flatMap((kind) => {
    const amount = amounts[kind];
    return amount === undefined ? [] : [{ kind, amount }];
  });
}

/** KM that one use costs at a unit price, to a hundredth of a feninga: a hand drying costs less than one. */
export const costOfUse = (price: Feninga, { amount }: UseYield): number => Math.round((price * 100) / amount) / 10_000;

/** By how many whole percent a use of one article is cheaper than that of another; 0 where it is not. */
export const percentCheaper = (cost: number, than: number): number =>
  than > 0 ? Math.max(0, Math.floor((1 - cost / than) * 100 + 1e-9)) : 0;
