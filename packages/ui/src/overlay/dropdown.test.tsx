import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../test/render.tsx';
import { Dropdown } from './dropdown.tsx';

function renderDropdown() {
  const ui = renderUi(
    <>
      <Dropdown label="Cart: 7" trigger="7" triggerClass="">
        {(close) => (
          <>
            <a href="/cart">Open the cart</a>
            <button type="button" onClick={close}>
              Done
            </button>
          </>
        )}
      </Dropdown>
      <button type="button">After</button>
    </>,
  );
  return { ...ui, trigger: screen.getByRole('button', { name: 'Cart: 7 7' }) };
}
const link = () => screen.queryByRole('link', { name: 'Open the cart' });

it('discloses its panel, and says so', async () => {
  const { user, trigger } = renderDropdown();
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  await user.click(trigger);
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  const panel = document.getElementById(trigger.getAttribute('aria-controls') ?? '');
  expect(panel?.contains(link())).toBe(true);
});

it('Tab goes through the panel, and closes it on the way out', async () => {
  const { user, trigger } = renderDropdown();
  await user.click(trigger);
  await user.tab();
  expect(document.activeElement).toBe(link());
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
  expect(link()).toBeNull();
});

it('Escape closes the panel and returns the focus to the button', async () => {
  const { user, trigger } = renderDropdown();
  await user.click(trigger);
  await user.tab();
  await user.keyboard('{Escape}');
  expect(link()).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

it('closes on a press outside, and when its content asks for it', async () => {
  const { user, trigger } = renderDropdown();
  await user.click(trigger);
  await user.click(screen.getByRole('button', { name: 'After' }));
  expect(link()).toBeNull();
  await user.click(trigger);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(link()).toBeNull();
});
