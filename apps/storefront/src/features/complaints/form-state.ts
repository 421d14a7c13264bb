import type { ComplaintDraft } from './draft.logic.ts';

/** What the parts of the form share. */
export interface FormState {
  readonly draft: ComplaintDraft;
  readonly change: (part: Partial<ComplaintDraft>) => void;
  /** The error of a field, found here or by the server. */
  readonly errorOf: (field: string) => string | undefined;
}
