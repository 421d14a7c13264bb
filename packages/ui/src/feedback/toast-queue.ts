export interface ToastInput {
  readonly tone?: 'done' | 'info' | 'warn' | 'error';
  readonly title: string;
  readonly text?: string | undefined;
  /** Takes the deed back; shown as "undo". */
  readonly onUndo?: (() => void) | undefined;
  /** ms; 3 s where absent. */
  readonly lastsMs?: number | undefined;
}

export interface Toast extends ToastInput {
  readonly id: number;
}

export const TOAST_MS = 3_000;
export const MOST_TOASTS = 20;

/** Adds a toast on top; an equal one is replaced (no duplicates), the oldest falls out beyond twenty. */
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

/** Shows a message at the top right, for 3 s unless it says otherwise; `Toaster` must stand somewhere in the app. */
export function showToast(input: ToastInput): void {
  lastId += 1;
  set(withToast(toasts, { ...input, id: lastId }));
}

/** Takes a toast away. */
export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
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
