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

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message at the top right, for 3 s unless `lastsMs` is set. Needs a `Toaster` in the app. */
export function showToast(input: ToastInput): void {
  lastId += 1;
  set(withToast(toasts, { ...input, id: lastId }));
}

/** Removes a toast. */
export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

/** Removes what was told of done work: the screen that opens shows it, where a toast would cover it. */
export function dismissDoneToasts(): void {
  set(toasts.filter(({ tone }) => tone !== 'done'));
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  snapshot: () => toasts,
};
