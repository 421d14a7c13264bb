import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../test/render.tsx';
import { Toaster } from './toaster.tsx';
import { showToast, TOAST_MS } from './toast-queue.ts';
import type { ToastInput } from './toast-queue.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Longer than any test: with the real clock no toast goes by itself. */
const LONG_MS = 600_000;

const show = (input: ToastInput) => act(() => showToast(input));
const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
function renderToaster() {
  const ui = renderUi(
    <>
      <button type="button">Work</button>
      <Toaster />
    </>,
  );
  return { ...ui, work: screen.getByRole('button', { name: 'Work' }) };
}

it('shows a toast in the region of notifications, and announces it as a status', () => {
  vi.useFakeTimers();
  renderToaster();
  show({ title: 'Saved', text: 'Aqualin' });
  expect(screen.getByRole('region', { name: 'Notifications' }).textContent).toContain('SavedAqualin');
  pass(100);
  expect(screen.getByRole('status').textContent).toBe('Saved. Aqualin');
});

it('announces an error as an alert', () => {
  vi.useFakeTimers();
  renderToaster();
  show({ tone: 'error', title: 'Not saved' });
  pass(100);
  expect(screen.getByRole('alert').textContent).toBe('Not saved');
});

it('goes after its time, which does not run while the pointer is on it', () => {
  vi.useFakeTimers();
  renderToaster();
  show({ title: 'Saved' });
  const toast = screen.getByText('Saved', { selector: 'b' }).parentElement?.parentElement ?? document.body;
  fireEvent.mouseMove(toast);
  pass(TOAST_MS * 2);
  expect(toast.isConnected).toBe(true);
  fireEvent.mouseLeave(toast);
  pass(TOAST_MS - 1);
  expect(toast.isConnected).toBe(true);
  pass(1);
  expect(toast.isConnected).toBe(false);
});

it('goes after its time where it appears below a pointer that rests: it would cover the button that was pressed', () => {
  vi.useFakeTimers();
  renderToaster();
  show({ tone: 'error', title: 'Not saved' });
  const toast = screen.getByText('Not saved', { selector: 'b' }).parentElement?.parentElement ?? document.body;
  fireEvent.mouseEnter(toast);
  pass(TOAST_MS);
  expect(toast.isConnected).toBe(false);
});

it('F8 goes to the button of the newest toast, and the focus returns when the toast is done with', async () => {
  const { user, work } = renderToaster();
  const onUndo = vi.fn<() => void>();
  show({ title: 'Earlier', lastsMs: LONG_MS });
  show({ title: 'Removed', onUndo, lastsMs: LONG_MS });
  act(() => work.focus());
  await user.keyboard('{F8}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await user.keyboard('{Enter}');
  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Removed', { selector: 'b' })).toBeNull();
  expect(document.activeElement).toBe(work);
});

it('closes by its button', async () => {
  const { user } = renderToaster();
  show({ title: 'Saved', lastsMs: LONG_MS });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
});
