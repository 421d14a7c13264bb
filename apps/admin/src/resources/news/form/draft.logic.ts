import type { AdminNews } from '@sjaj/contract';
import {
  type DraftText,
  draftTextOf,
  NO_TEXT,
  type TextField,
  writtenIn,
  writtenTitle,
} from '../../../shared/texts-form/text-draft.logic.ts';

/** A news item in the form: the values of the fields, valid or not. */
export interface Draft {
  readonly title: DraftText;
  readonly summary: DraftText;
  readonly content: DraftText;
  /** '' for a draft. */
  readonly publishOn: string;
  readonly publishUntil: string;
  readonly isArchived: boolean;
}

const SUMMARY_ROWS = 3;

export const TEXT_FIELDS = [
  { key: 'title', label: 'news.headline', longest: 160 },
  { key: 'summary', label: 'news.summary', longest: 400, rows: SUMMARY_ROWS, optional: true },
  { key: 'content', label: 'terms.content', longest: 9_000, rich: true },
] as const satisfies readonly TextField<string>[];

export const EMPTY_DRAFT: Draft = {
  title: NO_TEXT,
  summary: NO_TEXT,
  content: NO_TEXT,
  publishOn: '',
  publishUntil: '',
  isArchived: false,
};

/** The fields of a saved news item. */
export const draftOf = (item: AdminNews): Draft => ({
  title: draftTextOf(item.title),
  summary: draftTextOf(item.summary),
  content: draftTextOf(item.content),
  publishOn: item.publishOn ?? '',
  publishUntil: item.publishUntil ?? '',
  isArchived: item.isArchived,
});

/** The body of the call. */
export const formOf = (draft: Draft) => ({
  title: writtenTitle(draft.title),
  summary: writtenIn(draft.summary),
  content: writtenTitle(draft.content),
  publishOn: draft.publishOn || null,
  publishUntil: draft.publishUntil || null,
  isArchived: draft.isArchived,
});
