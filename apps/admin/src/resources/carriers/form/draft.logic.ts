import { z } from 'zod';
import { kmOf } from '../../../shared/figures/typed-amounts.ts';
import { asTyped, count, km, optionalTexts, text } from '../../../shared/form/field-codecs.logic.ts';
import { NO_TEXT, type TextField } from '../../../shared/texts-form/text-draft.logic.ts';
import { gramsOf, kgText } from '../weight.ts';

/** A weight typed in kg and sent in grams; null for what is no weight. */
const weight = () =>
  z.codec(z.custom<string>(), z.custom<number | null>(), {
    decode: gramsOf,
    encode: (grams) => (grams === null ? '' : kgText(grams)),
  });

const RATE = z.codec(
  z.object({ upTo: weight(), price: km() }),
  z.object({ toWeightG: z.custom<number | null>(), price: z.custom<number | null>() }),
  {
    decode: ({ upTo, price }) => ({ toWeightG: upTo, price }),
    encode: ({ toWeightG, price }) => ({ upTo: toWeightG, price }),
  },
);

/** The fields of a carrier; the weights of its prices in kg and their amounts in KM. */
export const FIELDS = z.object({
  title: text(),
  description: optionalTexts(),
  deliveryDaysFrom: count(),
  deliveryDaysTo: count(),
  isDefault: asTyped<boolean>(),
  isActive: asTyped<boolean>(),
  rates: z.array(RATE).readonly(),
});

export type DraftRate = z.input<typeof RATE>;
export type Draft = z.input<typeof FIELDS>;

const ROWS = 3;

export const TEXT_FIELDS = [
  { key: 'description', label: 'article.description', longest: 2_000, rows: ROWS, optional: true },
] as const satisfies readonly TextField<string>[];

export const EMPTY_RATE: DraftRate = { upTo: '', price: '' };

export const EMPTY_DRAFT: Draft = {
  title: '',
  description: NO_TEXT,
  deliveryDaysFrom: '2',
  deliveryDaysTo: '3',
  isDefault: false,
  isActive: true,
  rates: [EMPTY_RATE],
};

/** The indexes of prices with a duplicate weight, or below the price of a lighter parcel. */
export function outOfOrder(rates: readonly DraftRate[]): readonly number[] {
  const steps = rates
    .map(({ upTo, price }, place) => ({ place, weight: gramsOf(upTo), price: kmOf(price) }))
    .filter(({ weight, price }) => weight !== null && price !== null)
    .toSorted((a, b) => (a.weight ?? 0) - (b.weight ?? 0));
  return steps
    .filter(({ weight, price }, index) => {
      const before = steps[index - 1];
      return before !== undefined && (weight === before.weight || (price ?? 0) < (before.price ?? 0));
    })
    .map(({ place }) => place);
}
