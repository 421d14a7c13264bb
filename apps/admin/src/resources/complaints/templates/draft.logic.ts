import type { AnswerTemplate } from '@sjaj/contract';
import {
  type DraftText,
  draftTextOf,
  NO_TEXT,
  type TextField,
  writtenTitle,
} from '../../../shared/texts-form/text-draft.logic.ts';

/** A template in the form. */
export interface Draft {
  readonly title: string;
  readonly content: DraftText;
}

const ROWS = 8;

export const TEXT_FIELDS = [
  { key: 'content', label: 'complaints.templateText', longest: 2_000, rows: ROWS },
] as const satisfies readonly TextField<string>[];

export const EMPTY_DRAFT: Draft = { title: '', content: NO_TEXT };

export const draftOf = ({ title, content }: AnswerTemplate): Draft => ({ title, content: draftTextOf(content) });

/** The body of the call. */
export const formOf = ({ title, content }: Draft) => ({ title: title.trim(), content: writtenTitle(content) });
