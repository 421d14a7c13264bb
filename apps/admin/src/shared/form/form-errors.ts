import { useState } from 'react';
import { fieldErrors, showFailure } from '@sjaj/app-kit';
import { ruleOf, type StaffKey } from '@sjaj/i18n';
import { showToast } from '@sjaj/ui';
import type { ZodType } from 'zod';
import { t, textWithFacts } from '../texts/t.ts';
import type { DraftState } from './draft.ts';

/** Error messages by the path of the field: `{ 'title.bs': 'Polje …' }`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The labels of fields, by the path or its first part. */
type FieldNames = Readonly<Record<string, StaffKey>>;

/** Validates a value with the schema. Returns messages in the language of the page; {} for a valid value. */
export function errorsOf(schema: ZodType, value: unknown, names: FieldNames): FieldErrors {
  const { error } = schema.safeParse(value, { reportInput: true });
  const errors: Record<string, string> = {};
  for (const issue of error?.issues ?? []) {
    const path = issue.path.join('.');
    const name = names[path] ?? names[String(issue.path[0])];
    const { key, facts } = ruleOf(issue);
    // The first error of a field explains the others.
    errors[path] ??= textWithFacts(key, { ...facts, field: name ? t(name) : path });
  }
  return errors;
}

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
      setRefusal({ of: draft, errors: fieldErrors(error) });
      showFailure(error);
      focusFirstError();
    },
  };
}

/** Focuses the first invalid field once the errors are rendered. */
function focusFirstError(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus());
}
