import { useState } from 'react';
import type { CheckoutOptions } from '@sjaj/contract';
import { useProfile } from '../../shared/session/profile.ts';
import { completed, type Draft } from './draft.logic.ts';
import { keepDraft, keptDraft } from './kept.ts';

interface DraftState {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}

/** The draft of the order: kept in this tab with every change. */
export function useDraft(options: CheckoutOptions): DraftState {
  const userId = useProfile().userData.id;
  const [own, setOwn] = useState(() => keptDraft(userId));
  const change = (part: Partial<Draft>): void => {
    const next = { ...own, ...part };
    setOwn(next);
    keepDraft(userId, next);
  };
  return { draft: completed(own, options), change };
}
