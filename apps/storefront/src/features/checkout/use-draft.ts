import { useState } from 'react';
import type { CheckoutOptions } from '@sjaj/contract';
import { useBuyerKey } from '../../shared/session/profile.ts';
import { completed, type Draft } from './draft.logic.ts';
import { keepDraft, keptDraft } from './kept.ts';

interface DraftState {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}

/** The draft of the order: kept in this tab with every change. */
export function useDraft(options: CheckoutOptions): DraftState {
  const buyer = useBuyerKey();
  const [own, setOwn] = useState(() => keptDraft(buyer));
  const change = (part: Partial<Draft>): void => {
    const next = { ...own, ...part };
    setOwn(next);
    keepDraft(buyer, next);
  };
  return { draft: completed(own, options), change };
}
