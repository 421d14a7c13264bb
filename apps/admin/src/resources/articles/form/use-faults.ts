import { useState } from 'react';
import { CallFailed } from '@sjaj/client';
import { showToast } from '@sjaj/ui';
import { showFailure } from '../../../shared/api/failure.ts';
import { type Faults, refusedFields } from '../../../shared/form/faults.ts';
import type { DraftState } from '../../../shared/form/use-draft.ts';
import { t } from '../../../shared/texts/t.ts';
import type { Draft } from './draft.logic.ts';
import { draftFaults } from './fields.ts';

interface Refusal {
  readonly of: Draft;
  readonly faults: Faults;
}

/** The faults that are shown: of changed fields as one types, of all once saving was tried, and what the server refused. */
export function useFaults({ draft, changed }: DraftState<Draft>) {
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const all = draftFaults(draft);
  const isShown = (path: string): boolean => tried || changed.some((key) => key === path.split('.', 1)[0]);
  const own = Object.fromEntries(Object.entries(all).filter(([path]) => isShown(path)));
  // What the server refused holds until something is typed.
  const shown: Faults = refusal?.of === draft ? { ...refusal.faults, ...own } : own;
  return {
    shown,
    /** Whether the draft may be sent; otherwise shows why not and goes to the first field that is wrong. */
    check: (): boolean => {
      setTried(true);
      if (Object.keys(all).length === 0) return true;
      showToast({
        tone: 'error',
        title: t('validation.summary', { count: Object.keys(all).length }),
        text: t('article.notComplete'),
      });
      goToFirstFault();
      return false;
    },
    /** Shows what the server refused, at its field where it named one. */
    refuse: (error: unknown): void => {
      const isCode = error instanceof CallFailed && error.code === 'articles.code_taken';
      const faults = isCode ? { code: error.message } : refusedFields(error);
      setRefusal({ of: draft, faults });
      if (isCode) goToFirstFault();
      else showFailure(error);
    },
  };
}

/** After the faults have been drawn. */
function goToFirstFault(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus());
}
