import type { PromotionItemsInput } from '@sjaj/contract';
import { parseKm, toKm } from '@sjaj/domain';
import { type Pasted, pastedOf } from './pasted.logic.ts';

/** The form to add articles to a promotion. */
export interface SelectionDraft {
  readonly kind: 'codes' | 'scope';
  readonly text: string;
  readonly percent: string;
  readonly brandId: string;
  readonly categoryId: string;
}

export const EMPTY_SELECTION: SelectionDraft = { kind: 'codes', text: '', percent: '', brandId: '', categoryId: '' };

const MOST_PERCENT = 99.99;

/** Parses a typed percentage such as `12,5`; null if it is invalid, undefined for an empty field. */
export function percentOf(typed: string): number | null | undefined {
  if (typed.trim() === '') return undefined;
  // The same format as an amount: at most two decimals after a comma.
  const amount = parseKm(typed.replace('%', ''));
  const percent = amount === null ? 0 : toKm(amount);
  return percent > 0 && percent <= MOST_PERCENT ? percent : null;
}

export interface SelectionErrors {
  readonly percent?: true;
  /** No codes, brand or category. */
  readonly empty?: true;
  readonly wrongLines?: Pasted['wrong'];
}

const idOf = (value: string): number | null => (value === '' ? null : Number(value));

/** The body of the call, or the errors of the draft. The percentage is optional for codes: lines may have prices. */
export function selectionInput(
  draft: SelectionDraft,
): { readonly input: PromotionItemsInput } | { readonly errors: SelectionErrors } {
  const percent = percentOf(draft.percent);
  if (draft.kind === 'scope') {
    if (draft.brandId === '' && draft.categoryId === '') return { errors: { empty: true } };
    if (percent == null) return { errors: { percent: true } };
    const source = { kind: 'scope', brandId: idOf(draft.brandId), categoryId: idOf(draft.categoryId) } as const;
    return { input: { percent, source } };
  }
  const { lines, wrong } = pastedOf(draft.text);
  if (wrong.length > 0) return { errors: { wrongLines: wrong } };
  if (lines.length === 0) return { errors: { empty: true } };
  if (percent === null) return { errors: { percent: true } };
  return { input: { percent: percent ?? null, source: { kind: 'codes', lines: [...lines] } } };
}
