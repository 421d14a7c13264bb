import type { CartItem } from '@sjaj/contract';

const MOST_STEPS = 50;

/** Lines as they were before each change of this visit to the cart, the newest last. */
let steps: (readonly CartItem[])[] = [];

/** Keeps lines as they are before a change, so that the change can be undone. */
export function recordStep(before: readonly CartItem[]): void {
  steps = [...steps, before].slice(-MOST_STEPS);
}

/** The lines before the newest change, which is forgotten. */
export function takeStep(): readonly CartItem[] | undefined {
  const last = steps.at(-1);
  steps = steps.slice(0, -1);
  return last;
}

export function clearHistory(): void {
  steps = [];
}
