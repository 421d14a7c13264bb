import { useLayoutEffect, useRef } from 'react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSearchKeys } from './use-search-keys.ts';

function Field() {
  const field = useRef<HTMLInputElement>(null);
  useSearchKeys(field);
  return <input ref={field} aria-label="search" />;
}

/** Presses a key as soon as the page is in the document, before it is painted. */
function KeyBeforePaint() {
  useLayoutEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
  }, []);
  return null;
}

it('hears a key that comes before the field is painted', () => {
  render(
    <>
      <Field />
      <KeyBeforePaint />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('search'));
});
