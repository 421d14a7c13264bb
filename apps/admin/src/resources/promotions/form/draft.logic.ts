import type { AdminPromotion } from '@sjaj/contract';
import { addDays, businessDate } from '@sjaj/domain';
import {
  type DraftText,
  draftTextOf,
  NO_TEXT,
  type TextField,
  writtenIn,
  writtenTitle,
} from '../../../shared/texts-form/text-draft.logic.ts';

/** A promotion in the form: the values of the fields, valid or not. */
export interface Draft {
  readonly title: DraftText;
  readonly description: DraftText;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly isActive: boolean;
}

const DESCRIPTION_ROWS = 3;
const TWO_WEEKS = 13;

export const TEXT_FIELDS = [
  { key: 'title', label: 'article.name', longest: 120 },
  { key: 'description', label: 'article.description', longest: 2_000, rows: DESCRIPTION_ROWS, optional: true },
] as const satisfies readonly TextField<string>[];

/** The initial values of a new promotion: two weeks from tomorrow, to leave time to choose the articles. */
export function emptyDraft(now: Date): Draft {
  const startsOn = addDays(businessDate(now), 1);
  return { title: NO_TEXT, description: NO_TEXT, startsOn, endsOn: addDays(startsOn, TWO_WEEKS), isActive: true };
}

/** The fields of a saved promotion. */
export const draftOf = (promotion: AdminPromotion): Draft => ({
  title: draftTextOf(promotion.title),
  description: draftTextOf(promotion.description),
  startsOn: promotion.startsOn,
  endsOn: promotion.endsOn,
  isActive: promotion.isActive,
});

/** The body of the call. */
export const formOf = (draft: Draft) => ({
  title: writtenTitle(draft.title),
  description: writtenIn(draft.description),
  startsOn: draft.startsOn,
  endsOn: draft.endsOn,
  isActive: draft.isActive,
});
