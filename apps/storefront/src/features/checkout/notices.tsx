import { Fragment, useEffect, useRef } from 'react';
import { messageOf } from '@sjaj/app-kit';
import { Notice } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';

/** An error of the form, and the id of the field where it is corrected. */
export interface FormError {
  readonly at: string;
  readonly text: string;
  /** Label of the field. */
  readonly field: string;
}

/** Id of the consent to the terms. */
export const TERMS_AT = 'checkout-terms';

/** Summary of the errors, each with a link to its field. */
export function FormErrorsNotice({ errors }: { readonly errors: readonly FormError[] }) {
  const box = useRef<HTMLDivElement>(null);
  // Moves the focus once, when errors appear, and not while they are corrected.
  const found = useRef(errors);
  useEffect(() => {
    // A single error focuses its field, several focus the summary.
    const [only, ...others] = found.current;
    const field = only?.at === TERMS_AT && others.length === 0 ? document.getElementById(TERMS_AT) : null;
    (field ?? box.current)?.focus();
  }, []);
  const [first, ...more] = errors;
  // The consent stands beside the button and says it itself.
  if (first?.at === TERMS_AT && more.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="error">
        {more.length > 0 && <strong>{`${t('validation.summary', { count: errors.length })} `}</strong>}
        {errors.map(({ at, text, field }, index) => (
          <Fragment key={at}>
            {index > 0 && ', '}
            <a href={`#${at}`} onClick={(event) => goTo(event, at)}>
              {more.length > 0 ? field : text}
            </a>
          </Fragment>
        ))}
      </Notice>
    </div>
  );
}

/** Moves the focus to the field without changing the URL. */
function goTo(event: { preventDefault: () => void }, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.scrollIntoView({ block: 'center' });
  field.focus();
}

/** The reason why the order was not placed. */
export function FailureNotice({ error }: { readonly error: Error }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [error]);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="error">{messageOf(error)}</Notice>
    </div>
  );
}
