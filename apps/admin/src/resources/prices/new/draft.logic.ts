import type { PriceRule, PriceSelection } from '@sjaj/contract';
import { parseKm, toKm } from '@sjaj/domain';
import type { StaffKey } from '@sjaj/i18n';

export const PRICE_KINDS = ['vpc', 'mpc'] as const;
export const CHANGE_KINDS = ['percent', 'amount', 'margin'] as const;
/** The views of the list of articles. */
export const VISIBILITIES = ['all', 'visible', 'hidden', 'out_of_stock', 'no_picture'] as const;

/** What was chosen and typed on the page of a new change. */
export interface PriceDraft {
  readonly source: 'filters' | 'list';
  readonly words: string;
  readonly visibility: (typeof VISIBILITIES)[number];
  readonly categoryIds: readonly number[];
  readonly brandIds: readonly number[];
  readonly tagIds: readonly number[];
  readonly marginFrom: string;
  readonly marginTo: string;
  readonly changedFrom: string;
  readonly changedTo: string;
  readonly pasted: string;
  readonly price: (typeof PRICE_KINDS)[number];
  readonly by: (typeof CHANGE_KINDS)[number];
  readonly value: string;
  readonly roundTo: PriceRule['roundTo'];
  readonly othersFollow: boolean;
  readonly note: string;
}

export const NEW_DRAFT: PriceDraft = {
  source: 'filters',
  words: '',
  visibility: 'all',
  categoryIds: [],
  brandIds: [],
  tagIds: [],
  marginFrom: '',
  marginTo: '',
  changedFrom: '',
  changedTo: '',
  pasted: '',
  price: 'vpc',
  by: 'percent',
  value: '',
  roundTo: 5,
  othersFollow: true,
  note: '',
};

/** A number with a comma or point and at most two decimals, `-2,5`; null for anything else. */
function numberOf(typed: string): number | null {
  const parsed = parseKm(typed.replace(/^\+/, ''));
  return parsed === null ? null : toKm(parsed);
}

const RANGES = { percent: [-99, 1_000], amount: [-1_000_000, 1_000_000], margin: [0, 95] } as const;
const WRONG = {
  percent: 'priceChanges.percentWrong',
  amount: 'priceChanges.amountWrong',
  margin: 'priceChanges.targetWrong',
} as const;
const LOWEST_MARGIN = -1_000;

const isMargin = (typed: string): boolean => {
  const value = numberOf(typed);
  return typed.trim() === '' || (value !== null && value >= LOWEST_MARGIN && value <= 100);
};

export type DraftErrors = Readonly<Partial<Record<keyof PriceDraft, StaffKey>>>;

/** What is wrong with the draft, by field; {} for one that can be sent. */
export function draftErrors(draft: PriceDraft): DraftErrors {
  if (draft.source === 'list') return draft.pasted.trim() === '' ? { pasted: 'priceChanges.pastedMissing' } : {};
  const value = numberOf(draft.value);
  const [lowest, highest] = RANGES[draft.by];
  const isWrong = value === null || value < lowest || value > highest || (value === 0 && draft.by !== 'margin');
  return {
    ...(!isMargin(draft.marginFrom) && { marginFrom: 'priceChanges.marginWrong' }),
    ...(!isMargin(draft.marginTo) && { marginTo: 'priceChanges.marginWrong' }),
    ...(isWrong && { value: WRONG[draft.by] }),
  };
}

/** The articles that the draft selects: those that were chosen in the list, unless others were wanted. */
export function selectionOf(draft: PriceDraft, chosenIds: readonly number[]): PriceSelection {
  if (chosenIds.length > 0) return { ids: [...chosenIds] };
  if (draft.source === 'list') return { pasted: draft.pasted };
  const [marginFrom, marginTo] = [numberOf(draft.marginFrom), numberOf(draft.marginTo)];
  const { words, changedFrom, changedTo } = draft;
  return {
    found: {
      view: draft.visibility,
      categoryIds: [...draft.categoryIds],
      brandIds: [...draft.brandIds],
      tagIds: [...draft.tagIds],
      ...(words.trim() !== '' && { quickSearch: words.trim() }),
      ...(marginFrom !== null && { marginFrom }),
      ...(marginTo !== null && { marginTo }),
      ...(changedFrom !== '' && { changedFrom }),
      ...(changedTo !== '' && { changedTo }),
    },
  };
}

/** The rule of a draft without errors. */
export function ruleOf({ source, price, by, value, othersFollow, roundTo }: PriceDraft): PriceRule {
  if (source === 'list') return { price, change: { by: 'list' }, othersFollow, roundTo: 1 };
  return { price, change: { by, value: numberOf(value) ?? 0 }, othersFollow, roundTo };
}
