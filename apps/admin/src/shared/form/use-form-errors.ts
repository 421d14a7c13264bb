import { useState } from 'react';
import { showFailure } from '@sjaj/app-kit';
import { showToast } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import { type FieldErrors, refusedFields } from './field-errors.ts';
import type { DraftState } from './use-draft.ts';

interface Refusal<D> {
  readonly of: D;
  readonly errors: FieldErrors;
}

/**
 * The errors that a form shows: of changed fields while typing, of all fields after the first attempt to save, and those that the
 * server returned. `errorsOf` returns all errors of a draft.
 */
export function useFormErrors<D extends object>(
  { draft, changed }: DraftState<D>,
  errorsOf: (draft: D) => FieldErrors,
) {
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal<D> | null>(null);
  const all = errorsOf(draft);
  const isShown = (path: string): boolean => tried || changed.some((key) => key === path.split('.', 1)[0]);
  const own = Object.fromEntries(Object.entries(all).filter(([path]) => isShown(path)));
  // What the server refused holds until something is typed.
  const shown: FieldErrors = refusal?.of === draft ? { ...refusal.errors, ...own } : own;
  return {
    shown,
    /** Whether the draft may be sent; otherwise shows why not and goes to the first field that is wrong. */
    check: (): boolean => {
      setTried(true);
      const count = Object.keys(all).length;
      if (count === 0) return true;
      showToast({ tone: 'error', title: t('validation.summary', { count }), text: t('article.notComplete') });
      focusFirstError();
      return false;
    },
    /** Shows what the server refused, at its field where it named one. */
    refuse: (error: unknown): void => {
      setRefusal({ of: draft, errors: refusedFields(error) });
      showFailure(error);
      focusFirstError();
    },
  };
}

/** Focuses the first invalid field once the errors are rendered. */
function focusFirstError(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus());
}
