import { type RefObject, useEffect } from 'react';

/** Moves the focus to the first field with an error, whenever there are new ones: typed ones, or those of a failed call. */
export function useFocusOnError(form: RefObject<HTMLFormElement | null>, typedErrors: unknown, failure: unknown): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, typedErrors, failure]);
}
