import { useEffect, useRef } from 'react';
import { Notice } from '@sjaj/ui';
import { messageOf } from '../../shared/api/failure.ts';
import { t } from '../../shared/texts/t.ts';
import type { DraftFault } from './draft.logic.ts';

const FAULTS = {
  address: { href: '#checkout-address', text: 'checkout.noAddress' },
  terms: { href: '#checkout-terms', text: 'checkout.mustAccept' },
} as const;

/** What is missing, each with a link to its field. */
export function FaultsNotice({ faults }: { readonly faults: readonly DraftFault[] }) {
  const box = useRef<HTMLDivElement>(null);
  // The focus moves once, when faults are found; not while they are mended one by one.
  const found = useRef(faults);
  useEffect(() => {
    // A single consent is given where it is asked for; of several faults the list comes first.
    const [only, ...others] = found.current;
    const field = only === 'terms' && others.length === 0 ? document.getElementById('checkout-terms') : null;
    (field ?? box.current)?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Notice tone="error">
        {faults.map((fault) => (
          <div key={fault}>
            <a href={FAULTS[fault].href}>{t(FAULTS[fault].text)}</a>
          </div>
        ))}
      </Notice>
    </div>
  );
}

/** Why the order was not placed. */
export function FailureNotice({ error }: { readonly error: Error }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [error]);
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Notice tone="error">{messageOf(error)}</Notice>
    </div>
  );
}
