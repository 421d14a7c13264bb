import type { AdminArticleTab } from '@sjaj/contract';
import {
  type DraftText,
  draftTextOf,
  NO_TEXT,
  type TextField,
  writtenTitle,
} from '../../../shared/texts-form/text-draft.logic.ts';

/** A tab in the form: the values of the fields, valid or not. */
export interface Draft {
  readonly title: DraftText;
  readonly content: DraftText;
  /** '' for all. */
  readonly brandId: string;
  readonly categoryId: string;
  /** Separated by commas, spaces or line breaks. */
  readonly articleCodes: string;
  readonly order: string;
  readonly isActive: boolean;
}

export const TEXT_FIELDS = [
  { key: 'title', label: 'terms.title', longest: 40 },
  { key: 'content', label: 'terms.content', longest: 9_000, rich: true },
] as const satisfies readonly TextField<string>[];

export const EMPTY_DRAFT: Draft = {
  title: NO_TEXT,
  content: NO_TEXT,
  brandId: '',
  categoryId: '',
  articleCodes: '',
  order: '0',
  isActive: true,
};

const text = (id: number | null): string => (id === null ? '' : String(id));

/** The fields of a saved tab. */
export const draftOf = (tab: AdminArticleTab): Draft => ({
  title: draftTextOf(tab.title),
  content: draftTextOf(tab.content),
  brandId: text(tab.brandId),
  categoryId: text(tab.categoryId),
  articleCodes: tab.articleCodes.join('\n'),
  order: String(tab.order),
  isActive: tab.isActive,
});

/** The body of the call. An invalid number becomes NaN, which the contract rejects. */
export const formOf = (draft: Draft) => ({
  title: writtenTitle(draft.title),
  content: writtenTitle(draft.content),
  brandId: draft.brandId === '' ? null : Number(draft.brandId),
  categoryId: draft.categoryId === '' ? null : Number(draft.categoryId),
  articleCodes: [...new Set(draft.articleCodes.split(/[\s,;]+/).filter((code) => code !== ''))],
  order: /^\d{1,4}$/.test(draft.order.trim()) ? Number(draft.order) : Number.NaN,
  isActive: draft.isActive,
});
