import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDebounced } from './use-debounced.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const PAUSE_MS = 100;

function Settled({ typed }: { readonly typed: string }) {
  return <output>{useDebounced(typed, PAUSE_MS)}</output>;
}

const shown = (): string | null => screen.getByRole('status').textContent;

const wait = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

it('keeps the value while it changes, and takes the last one after the pause', () => {
  const { rerender } = render(<Settled typed="k" />);
  for (const typed of ['ke', 'kes', 'kese']) {
    rerender(<Settled typed={typed} />);
    wait(PAUSE_MS - 1);
    expect(shown()).toBe('k');
  }
  wait(1);
  expect(shown()).toBe('kese');
});

it('leaves no timer behind', () => {
  const { unmount } = render(<Settled typed="kese" />);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
