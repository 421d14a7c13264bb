import type { AdminCategory } from '@sjaj/contract';
import {
  type DraftText,
  draftTextOf,
  NO_TEXT,
  type TextField,
  writtenIn,
  writtenTitle,
} from '../../../shared/texts-form/text-draft.logic.ts';

/** A category in the form: the values of the fields, valid or not. */
export interface Draft {
  readonly title: DraftText;
  readonly description: DraftText;
  readonly parentCategoryId: string;
  readonly order: string;
  readonly isOnMainPage: boolean;
}

const DESCRIPTION_ROWS = 4;

export const TEXT_FIELDS = [
  { key: 'title', label: 'article.name', longest: 120 },
  { key: 'description', label: 'article.description', longest: 2_000, rows: DESCRIPTION_ROWS, optional: true },
] as const satisfies readonly TextField<string>[];

export const EMPTY_DRAFT: Draft = {
  title: NO_TEXT,
  description: NO_TEXT,
  parentCategoryId: '',
  order: '0',
  isOnMainPage: false,
};

/** The fields of a saved category. */
export const draftOf = (category: AdminCategory): Draft => ({
  title: draftTextOf(category.title),
  description: draftTextOf(category.description),
  parentCategoryId: category.parentCategoryId === null ? '' : String(category.parentCategoryId),
  order: String(category.order),
  isOnMainPage: category.isOnMainPage,
});

/** The body of the call. An invalid number becomes NaN, which the contract rejects. */
export const formOf = (draft: Draft) => ({
  title: writtenTitle(draft.title),
  description: writtenIn(draft.description),
  parentCategoryId: draft.parentCategoryId === '' ? null : Number(draft.parentCategoryId),
  order: orderOf(draft.order),
  isOnMainPage: draft.isOnMainPage,
});

const orderOf = (typed: string): number => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN);
