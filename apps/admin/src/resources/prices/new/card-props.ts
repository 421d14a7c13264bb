import type { DraftErrors, PriceDraft } from './draft.logic.ts';

/** What both cards of a new change are drawn from. */
export interface CardProps {
  readonly draft: PriceDraft;
  /** Those that are shown: after the first attempt to go on. */
  readonly errors: DraftErrors;
  readonly set: (change: Partial<PriceDraft>) => void;
}
