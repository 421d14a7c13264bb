import { useState } from 'react';
import { showToast } from '@sjaj/ui';
import { showFailure } from '../../../shared/api/failure.ts';
import { type Faults, refusedFields } from '../../../shared/form/faults.ts';
import type { DraftState } from '../../../shared/form/use-draft.ts';
import { t } from '../../../shared/texts/t.ts';
import type { CouponDraft } from './draft.logic.ts';
import { draftFaults } from './fields.ts';

/** The faults that are shown: of changed fields as one types, of all once saving was tried, and what the server refused. */
export function useCouponFaults({ draft, changed }: DraftState<CouponDraft>) {
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly of: CouponDraft; readonly faults: Faults } | null>(null);
  const all = draftFaults(draft);
  const own = Object.fromEntries(Object.entries(all).filter(([path]) => tried || changed.some((key) => key === path)));
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
