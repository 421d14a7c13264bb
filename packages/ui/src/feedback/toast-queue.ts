import { createStore } from '@tanstack/react-store';

export interface ToastInput {
  readonly tone?: 'done' | 'info' | 'warn' | 'error';
  readonly title: string;
  readonly text?: string | undefined;
  /** Reverts the action; adds an "undo" button. */
  readonly onUndo?: (() => void) | undefined;
  /** ms; 3 s where absent. */
  readonly lastsMs?: number | undefined;
}

export interface Toast extends ToastInput {
  readonly id: number;
}

export const TOAST_MS = 3_000;
export const MOST_TOASTS = 20;

/** Adds a toast on top. It replaces an equal one; beyond twenty the oldest is dropped. */
export function withToast(toasts: readonly Toast[], next: Toast): readonly Toast[] {
  const others = toasts.filter((toast) => toast.title !== next.title || toast.text !== next.text);
  return [...others, next].slice(-MOST_TOASTS);
}

/** What is shown now, the oldest first. */
export const toastStore = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Shows a message at the top right, for 3 s unless `lastsMs` is set. Needs a `Toaster` in the app. */
export function showToast(input: ToastInput): void {
  lastId += 1;
  toastStore.setState((toasts) => withToast(toasts, { ...input, id: lastId }));
}

/** Removes a toast. */
export function dismissToast(id: number): void {
  toastStore.setState((toasts) => toasts.filter((toast) => toast.id !== id));
}

/** Removes what was told of done work: the screen that opens shows it, where a toast would cover it. */
export function dismissDoneToasts(): void {
  toastStore.setState((toasts) => toasts.filter(({ tone }) => tone !== 'done'));
}
