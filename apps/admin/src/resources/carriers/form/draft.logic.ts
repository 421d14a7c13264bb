import type { AdminCarrier } from '@sjaj/contract';
import { parseKm, toKm } from '@sjaj/domain';
import { amountText } from '../../../shared/figures/amounts.ts';
import {
  type DraftText,
  draftTextOf,
  NO_TEXT,
  type TextField,
  writtenIn,
} from '../../../shared/texts-form/text-draft.logic.ts';
import { gramsOf, kgText } from '../weight.ts';

/** A price up to a weight in the form: kg and KM as typed. */
export interface DraftRate {
  readonly upTo: string;
  readonly price: string;
}

/** A carrier in the form: the values of the fields, valid or not. */
export interface Draft {
  readonly title: string;
  readonly description: DraftText;
  readonly deliveryDaysFrom: string;
  readonly deliveryDaysTo: string;
  readonly isDefault: boolean;
  readonly isActive: boolean;
  readonly rates: readonly DraftRate[];
}

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

/** The fields of a saved carrier. */
export const draftOf = (post: AdminCarrier): Draft => ({
  title: post.title,
  description: draftTextOf(post.description),
  deliveryDaysFrom: String(post.deliveryDaysFrom),
  deliveryDaysTo: String(post.deliveryDaysTo),
  isDefault: post.isDefault,
  isActive: post.isActive,
  rates: post.rates.map(({ toWeightG, price }) => ({ upTo: kgText(toWeightG), price: amountText(price) })),
});

/** The body of the call. An invalid number becomes null, which the contract rejects. */
export const formOf = (draft: Draft) => ({
  title: draft.title.trim(),
  description: writtenIn(draft.description),
  deliveryDaysFrom: daysOf(draft.deliveryDaysFrom),
  deliveryDaysTo: daysOf(draft.deliveryDaysTo),
  isDefault: draft.isDefault,
  isActive: draft.isActive,
  rates: draft.rates.map(({ upTo, price }) => ({ toWeightG: gramsOf(upTo), price: priceOf(price) })),
});

const daysOf = (typed: string): number | null => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null);

function priceOf(typed: string): number | null {
  const amount = parseKm(typed);
  return amount === null ? null : toKm(amount);
}

/** The indexes of prices with a duplicate weight, or below the price of a lighter parcel. */
export function outOfOrder(rates: readonly DraftRate[]): readonly number[] {
  const steps = rates
    .map(({ upTo, price }, place) => ({ place, weight: gramsOf(upTo), price: priceOf(price) }))
    .filter(({ weight, price }) => weight !== null && price !== null)
    .toSorted((a, b) => (a.weight ?? 0) - (b.weight ?? 0));
  return steps
    .filter(({ weight, price }, index) => {
      const before = steps[index - 1];
      return before !== undefined && (weight === before.weight || (price ?? 0) < (before.price ?? 0));
    })
    .map(({ place }) => place);
}
