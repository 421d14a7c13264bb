import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../test/render.tsx';
import { Menu } from './menu.tsx';

function renderMenu() {
  const onSelect = vi.fn<(key: string) => void>();
  const item = (key: string, label: string, isDisabled = false) => ({
    key,
    label,
    isDisabled,
    onSelect: () => onSelect(key),
  });
  const ui = renderUi(
    <>
      <Menu
        trigger="Export"
        triggerClass=""
        items={[item('csv', 'CSV'), item('pdf', 'PDF', true), item('sheet', 'Čist list')]}
      />
      <button type="button">After</button>
    </>,
  );
  const trigger = screen.getByRole('button', { name: 'Export' });
  const menuItem = (name: string) => screen.getByRole('menuitem', { name });
  return { ...ui, onSelect, trigger, menuItem };
}

it('is a closed menu button at first, and names its menu when it opens', async () => {
  const { user, trigger } = renderMenu();
  expect(trigger.getAttribute('aria-haspopup')).toBe('menu');
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(trigger);
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('menu', { name: 'Export' }).id).toBe(trigger.getAttribute('aria-controls'));
});

it.each([
  ['{Enter}', 'CSV'],
  ['{ArrowDown}', 'CSV'],
  ['{ArrowUp}', 'Čist list'],
])('%s on the button opens the menu with the focus on %s', async (key, name) => {
  const { user, menuItem } = renderMenu();
  await user.tab();
  await user.keyboard(key);
  expect(document.activeElement).toBe(menuItem(name));
});

it('moves with the arrows around both ends, with Home and End, and to a label by its first letter', async () => {
  const { user, trigger, menuItem } = renderMenu();
  await user.click(trigger);
  const moves = [
    ['{ArrowDown}', 'PDF'],
    ['{ArrowDown}', 'Čist list'],
    ['{ArrowDown}', 'CSV'],
    ['{ArrowUp}', 'Čist list'],
    ['{Home}', 'CSV'],
    ['{End}', 'Čist list'],
    ['p', 'PDF'],
    ['c', 'Čist list'],
    ['c', 'CSV'],
  ] as const;
  for (const [key, name] of moves) {
    await user.keyboard(key);
    expect(document.activeElement, key).toBe(menuItem(name));
  }
});

it('Enter selects the item, closes the menu and returns the focus to the button', async () => {
  const { user, trigger, onSelect } = renderMenu();
  await user.click(trigger);
  await user.keyboard('{End}{Enter}');
  expect(onSelect.mock.calls).toEqual([['sheet']]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

it('a disabled item takes the focus and selects nothing', async () => {
  const { user, trigger, onSelect, menuItem } = renderMenu();
  await user.click(trigger);
  expect(menuItem('PDF').getAttribute('aria-disabled')).toBe('true');
  await user.click(menuItem('PDF'));
  expect(onSelect).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeTruthy();
});

it('Escape closes the menu, returns the focus, and is not passed on to a dialog around it', async () => {
  const { user, trigger, menuItem } = renderMenu();
  await user.click(trigger);
  const isForTheDialog = fireEvent.keyDown(menuItem('CSV'), { key: 'Escape' });
  expect(isForTheDialog).toBe(false);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

it.each([{ shift: false }, { shift: true }])('Tab leaves the menu and closes it (%o)', async (direction) => {
  const { user, trigger } = renderMenu();
  await user.click(trigger);
  await user.tab(direction);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('a press outside closes the menu', async () => {
  const { user, trigger } = renderMenu();
  await user.click(trigger);
  await user.click(screen.getByRole('button', { name: 'After' }));
  expect(screen.queryByRole('menu')).toBeNull();
});

it('marks the current choice of radio items', async () => {
  const { user } = renderUi(
    <Menu
      trigger="Language"
      triggerClass=""
      items={[
        { key: 'bs', label: 'Bosanski', isChecked: true, onSelect: () => undefined },
        { key: 'en', label: 'English', isChecked: false, onSelect: () => undefined },
      ]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Language' }));
  const checked = screen.getAllByRole('menuitemradio').map((item) => item.getAttribute('aria-checked'));
  expect(checked).toEqual(['true', 'false']);
});
