import type { AdminPoll } from '@sjaj/contract';
import {
  type DraftText,
  draftTextOf,
  NO_TEXT,
  type TextField,
  writtenTitle,
} from '../../../shared/texts-form/text-draft.logic.ts';

/** An option of a poll; a new one has no id. */
export interface DraftOption {
  readonly id: number | null;
  readonly title: DraftText;
}

/** A poll in the form: the values of the fields, valid or not. */
export interface Draft {
  readonly question: DraftText;
  readonly options: readonly DraftOption[];
  readonly startsOn: string;
  readonly endsOn: string;
  readonly isActive: boolean;
}

export const TEXT_FIELDS = [
  { key: 'question', label: 'polls.question', longest: 200 },
] as const satisfies readonly TextField<string>[];

export const NEW_OPTION: DraftOption = { id: null, title: NO_TEXT };

export const EMPTY_DRAFT: Draft = {
  question: NO_TEXT,
  options: [NEW_OPTION, NEW_OPTION],
  startsOn: '',
  endsOn: '',
  isActive: true,
};

/** The fields of a saved poll. */
export const draftOf = (poll: AdminPoll): Draft => ({
  question: draftTextOf(poll.question),
  options: poll.options.map(({ id, title }) => ({ id, title: draftTextOf(title) })),
  startsOn: poll.startsOn ?? '',
  endsOn: poll.endsOn ?? '',
  isActive: poll.isActive,
});

/** The body of the call. */
export const formOf = (draft: Draft) => ({
  question: writtenTitle(draft.question),
  options: draft.options.map(({ id, title }) => ({ id, title: writtenTitle(title) })),
  startsOn: draft.startsOn || null,
  endsOn: draft.endsOn || null,
  isActive: draft.isActive,
});
