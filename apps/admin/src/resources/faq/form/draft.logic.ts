import type { AdminFaqQuestion } from '@sjaj/contract';
import {
  type DraftText,
  draftTextOf,
  NO_TEXT,
  type TextField,
  writtenTitle,
} from '../../../shared/texts-form/text-draft.logic.ts';

/** A question in the form: the values of the fields, valid or not. */
export interface Draft {
  readonly topic: AdminFaqQuestion['topic'];
  readonly question: DraftText;
  readonly answer: DraftText;
  readonly order: string;
  readonly isActive: boolean;
}

export const TEXT_FIELDS = [
  { key: 'question', label: 'polls.question', longest: 200 },
  { key: 'answer', label: 'faq.answer', longest: 2_000, rich: true, offersFacts: true },
] as const satisfies readonly TextField<string>[];

export const EMPTY_DRAFT: Draft = {
  topic: 'ordering',
  question: NO_TEXT,
  answer: NO_TEXT,
  order: '0',
  isActive: true,
};

/** The fields of a saved question. */
export const draftOf = (question: AdminFaqQuestion): Draft => ({
  topic: question.topic,
  question: draftTextOf(question.question),
  answer: draftTextOf(question.answer),
  order: String(question.order),
  isActive: question.isActive,
});

/** The body of the call. An invalid number becomes NaN, which the contract rejects. */
export const formOf = (draft: Draft) => ({
  topic: draft.topic,
  question: writtenTitle(draft.question),
  answer: writtenTitle(draft.answer),
  order: /^\d{1,4}$/.test(draft.order.trim()) ? Number(draft.order) : Number.NaN,
  isActive: draft.isActive,
});
