import { Fragment, useEffect, useRef } from 'react';
import { messageOf } from '@sjaj/app-kit';
import { Notice } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';

/** Something that is missing or wrong, and the id of the field where it is mended. */
export interface Fault {
  readonly at: string;
  readonly text: string;
  /** What the field is called. */
  readonly field: string;
}

/** A single consent is given where it is asked for. */
export const TERMS_AT = 'checkout-terms';

/** What is missing, each with a link to its field. */
export function FaultsNotice({ faults }: { readonly faults: readonly Fault[] }) {
  const box = useRef<HTMLDivElement>(null);
  // The focus moves once, when faults are found; not while they are mended one by one.
  const found = useRef(faults);
  useEffect(() => {
    // A single fault is mended where it stands; of several the list comes first.
    const [only, ...others] = found.current;
    const field = only?.at === TERMS_AT && others.length === 0 ? document.getElementById(TERMS_AT) : null;
    (field ?? box.current)?.focus();
  }, []);
  const [, ...more] = faults;
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="error">
        {more.length > 0 && <strong>{`${t('validation.summary', { count: faults.length })} `}</strong>}
        {faults.map(({ at, text, field }, index) => (
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

/** The focus goes along, and the address stays as it is. */
function goTo(event: { preventDefault: () => void }, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.scrollIntoView({ block: 'center' });
  field.focus();
}

/** Why the order was not placed. */
export function FailureNotice({ error }: { readonly error: Error }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [error]);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="error">{messageOf(error)}</Notice>
    </div>
  );
}
