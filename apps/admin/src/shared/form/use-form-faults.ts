import { useState } from 'react';
import { showFailure } from '@sjaj/app-kit';
import { showToast } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import { type Faults, refusedFields } from './faults.ts';
import type { DraftState } from './use-draft.ts';

interface Refusal<D> {
  readonly of: D;
  readonly faults: Faults;
}

/**
 * The faults that a form shows: of changed fields as one types, of all once saving was tried, and what the server refused.
 * `faultsOf` tells all that is wrong with a draft.
 */
export function useFormFaults<D extends object>({ draft, changed }: DraftState<D>, faultsOf: (draft: D) => Faults) {
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal<D> | null>(null);
  const all = faultsOf(draft);
  const isShown = (path: string): boolean => tried || changed.some((key) => key === path.split('.', 1)[0]);
  const own = Object.fromEntries(Object.entries(all).filter(([path]) => isShown(path)));
  // What the server refused holds until something is typed.
  const shown: Faults = refusal?.of === draft ? { ...refusal.faults, ...own } : own;
  return {
    shown,
    /** Whether the draft may be sent; otherwise shows why not and goes to the first field that is wrong. */
    check: (): boolean => {
      setTried(true);
      const count = Object.keys(all).length;
      if (count === 0) return true;
      showToast({ tone: 'error', title: t('validation.summary', { count }), text: t('article.notComplete') });
      goToFirstFault();
      return false;
    },
    /** Shows what the server refused, at its field where it named one. */
    refuse: (error: unknown): void => {
      setRefusal({ of: draft, faults: refusedFields(error) });
      showFailure(error);
      goToFirstFault();
    },
  };
}

/** After the faults have been drawn. */
function goToFirstFault(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus());
}
