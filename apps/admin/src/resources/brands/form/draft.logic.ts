import type { AdminBrand } from '@sjaj/contract';
import {
  type DraftText,
  draftTextOf,
  NO_TEXT,
  type TextField,
  writtenIn,
} from '../../../shared/texts-form/text-draft.logic.ts';

/** A brand in the form: the values of the fields, valid or not. */
export interface Draft {
  readonly title: string;
  readonly description: DraftText;
  readonly order: string;
  readonly isHighlighted: boolean;
}

const DESCRIPTION_ROWS = 5;

export const TEXT_FIELDS = [
  { key: 'description', label: 'article.description', longest: 2_000, rows: DESCRIPTION_ROWS, optional: true },
] as const satisfies readonly TextField<string>[];

export const EMPTY_DRAFT: Draft = { title: '', description: NO_TEXT, order: '0', isHighlighted: false };

/** The fields of a saved brand. */
export const draftOf = (brand: AdminBrand): Draft => ({
  title: brand.title,
  description: draftTextOf(brand.description),
  order: String(brand.order),
  isHighlighted: brand.isHighlighted,
});

/** The body of the call. An invalid number becomes NaN, which the contract rejects. */
export const formOf = (draft: Draft) => ({
  title: draft.title.trim(),
  description: writtenIn(draft.description),
  order: /^\d{1,4}$/.test(draft.order.trim()) ? Number(draft.order) : Number.NaN,
  isHighlighted: draft.isHighlighted,
});
