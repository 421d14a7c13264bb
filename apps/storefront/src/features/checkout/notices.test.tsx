import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { type FormError, FormErrorsNotice, TERMS_AT } from './notices.tsx';

const TERMS: FormError = { at: TERMS_AT, text: 'Accept the terms', field: 'Terms' };
const EMAIL: FormError = { at: 'email', text: 'Type the email', field: 'Email' };

const show = (errors: readonly FormError[]) =>
  renderUi(
    <>
      <input type="checkbox" id={TERMS_AT} aria-label="Terms of Use" />
      <input id="email" aria-label="Email address" />
      <FormErrorsNotice errors={errors} />
    </>,
  );

it('a missing consent alone has no summary: its checkbox takes the focus', () => {
  show([TERMS]);
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  expect(screen.queryByRole('link')).toBeNull();
});

it('several errors are linked to their fields, and the summary takes the focus', async () => {
  // The browser scrolls; this one has nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  const { user } = show([EMAIL, TERMS]);
  expect(document.activeElement?.textContent).toContain('Email');
  await user.click(screen.getByRole('link', { name: 'Email' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Email address'));
});
