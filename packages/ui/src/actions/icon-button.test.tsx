import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../test/render.tsx';
import { IconButton } from './icon-button.tsx';

function renderButton() {
  const onFocus = vi.fn<() => void>();
  const ui = renderUi(<IconButton label="Delete" icon={<svg aria-hidden="true" />} onFocus={onFocus} />);
  const button = screen.getByRole('button', { name: 'Delete' });
  return { ...ui, onFocus, button, isDismissed: () => button.hasAttribute('data-tip-dismissed') };
}

it('has its tooltip as its accessible name', () => {
  const { button } = renderButton();
  expect(button.getAttribute('data-tip')).toBe('Delete');
});

it('Escape hides the tooltip of the focused button, which comes back with the focus', async () => {
  const { user, button, isDismissed, onFocus } = renderButton();
  await user.tab();
  expect(document.activeElement).toBe(button);
  expect(onFocus).toHaveBeenCalledTimes(1);
  expect(isDismissed()).toBe(false);
  await user.keyboard('{Escape}');
  expect(isDismissed()).toBe(true);
  await user.tab();
  expect(isDismissed()).toBe(false);
});

it('Escape hides the tooltip of the hovered button, wherever the focus is', async () => {
  const { user, button, isDismissed } = renderButton();
  await user.hover(button);
  await user.keyboard('{Escape}');
  expect(isDismissed()).toBe(true);
  await user.unhover(button);
  expect(isDismissed()).toBe(false);
});
