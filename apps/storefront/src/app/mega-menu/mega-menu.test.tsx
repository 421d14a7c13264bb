import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MegaMenu } from './mega-menu.tsx';

vi.mock('@tanstack/react-router', () => ({ useLocation: () => '/' }));
vi.mock('./mega-panel.tsx', () => ({ MegaPanel: () => null }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isOpen = () => screen.getByRole('button').getAttribute('aria-expanded') === 'true';
const press = () => fireEvent.click(screen.getByRole('button'), { detail: 1 });

it('stays open where a press follows the pointer that has opened it, and the next press closes it', async () => {
  render(<MegaMenu />);
  fireEvent.mouseEnter(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(isOpen()).toBe(true);
  press();
  expect(isOpen()).toBe(true);
  press();
  expect(isOpen()).toBe(false);
});

it('opens and closes by presses alone', () => {
  render(<MegaMenu />);
  press();
  expect(isOpen()).toBe(true);
  press();
  expect(isOpen()).toBe(false);
});
