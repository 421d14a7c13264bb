import { COMPLAINT_STATUS, type ComplaintStatus } from '@sjaj/contract';

export type ComposerMode = 'answer' | 'note';

/** What staff write about a complaint, kept until it is sent. */
export interface Draft {
  readonly mode: ComposerMode;
  readonly text: string;
  /** As the select has it: '' leaves the status. */
  readonly status: string;
  readonly outcome: string;
}

export const EMPTY: Draft = { mode: 'answer', text: '', status: '', outcome: '' };

/** A draft of another version of the back office keeps what fits. */
export function draftFrom(text: string | null): Draft {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (stored === null || typeof stored !== 'object') return EMPTY;
    const { mode, ...fields } = stored as Record<string, unknown>;
    const word = (name: 'text' | 'status' | 'outcome'): string =>
      typeof fields[name] === 'string' ? fields[name] : '';
    return {
      mode: mode === 'note' ? 'note' : 'answer',
      text: word('text'),
      status: word('status'),
      outcome: word('outcome'),
    };
  } catch {
    return EMPTY;
  }
}

/** The status that the draft sets; undefined if none, or if the complaint cannot take it any more. */
export const statusOf = ({ status }: Draft, next: readonly ComplaintStatus[]): ComplaintStatus | undefined =>
  next.find((one) => String(one) === status);

type ComposerField = 'text' | 'outcome';

/** What is missing before the draft can be sent. */
export function missingIn(draft: Draft, next: readonly ComplaintStatus[]): ComposerField[] {
  const status = draft.mode === 'answer' ? statusOf(draft, next) : undefined;
  const missing: ComposerField[] = [];
  if (draft.text.trim() === '') missing.push('text');
  if (status === COMPLAINT_STATUS.resolved && draft.outcome === '') missing.push('outcome');
  return missing;
}
