import { z } from 'zod';
import type { Choice } from './chosen-lines.logic.ts';

/** What staff have made of the proposal of a vendor until it is ordered. */
export interface ProposalDraft extends Choice {
  /** `YYYY-MM-DD`; null for the day of the proposal. */
  readonly expectedOn: string | null;
  readonly note: string;
}

export const UNCHANGED: ProposalDraft = { excluded: new Set(), typed: {}, expectedOn: null, note: '' };

const Stored = z.object({
  excluded: z.array(z.int()),
  typed: z.record(z.string(), z.string()),
  expectedOn: z.string().nullable(),
  note: z.string(),
});

/** Reads a stored draft; what cannot be read is an unchanged one. A day that is over by now is that of the proposal again. */
export function draftFrom(stored: string | null, today: string): ProposalDraft {
  const { data } = Stored.safeParse(parsed(stored));
  if (!data) return UNCHANGED;
  const isOver = data.expectedOn !== null && data.expectedOn < today;
  return { ...data, excluded: new Set(data.excluded), expectedOn: isOver ? null : data.expectedOn };
}

/** The draft as it is stored; null for one without changes. */
export const storedDraft = (draft: ProposalDraft): string | null =>
  draft === UNCHANGED ? null : JSON.stringify({ ...draft, excluded: [...draft.excluded] });

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}
