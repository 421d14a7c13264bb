import { useState } from 'react';
import type { Cart, CheckoutOptions } from '@sjaj/contract';
import { changesOf, consentKey } from '../../shared/changed/changed-lines.logic.ts';
import { useBuyerKey } from '../../shared/session/profile.ts';
import { completed, type Draft } from './draft.logic.ts';
import { storeDraft, storedDraft } from './stored-draft.ts';

const NO_CHANGES = consentKey([]);

interface DraftState {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}

/**
 * The draft of the order, stored in this tab on every change. A further change of the cart resets the consent, also the one of
 * an earlier order.
 */
export function useDraft(options: CheckoutOptions, cart: Cart): DraftState {
  const buyer = useBuyerKey();
  const [own, setOwn] = useState(() => ({
    ...storedDraft(buyer),
    termsAccepted: options.terms.acceptedOn !== null,
    acceptedChanges: NO_CHANGES,
  }));
  const changes = consentKey(changesOf(cart));
  const change = (part: Partial<Draft>): void => {
    const next = { ...own, ...part, ...(part.termsAccepted ? { acceptedChanges: changes } : {}) };
    setOwn(next);
    storeDraft(buyer, next);
  };
  const termsAccepted = own.termsAccepted && own.acceptedChanges === changes;
  return { draft: { ...completed(own, options), termsAccepted }, change };
}
