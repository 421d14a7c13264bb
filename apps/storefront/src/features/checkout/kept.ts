import type { Checkout } from '@sjaj/contract';
import { type Draft, EMPTY_DRAFT } from './draft.logic.ts';

const DRAFT = 'sjaj.checkout.draft';
const ATTEMPT = 'sjaj.checkout.attempt';

function read(key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still orders: only a reload would lose what was typed.
  }
}

export const keptDraft = (): Draft => ({ ...EMPTY_DRAFT, ...read(DRAFT), termsAccepted: false });
export const keepDraft = (draft: Draft): void => write(DRAFT, draft);

/** An order on its way, with the key that makes sending it again harmless. */
export interface Attempt {
  readonly order: Checkout;
  readonly key: string;
}

/**
 * The attempt to place an order whose answer never came: after a reload or a lost connection nobody knows whether the
 * order arrived. Sent again with its key it gives the same order, or the first one.
 */
export function unansweredAttempt(): Attempt | null {
  const kept = read(ATTEMPT);
  return kept && typeof kept['key'] === 'string' && kept['order'] ? (kept as unknown as Attempt) : null;
}

/** A new attempt, remembered until it is answered. */
export function beginAttempt(order: Checkout): Attempt {
  const attempt = { order, key: crypto.randomUUID() };
  write(ATTEMPT, attempt);
  return attempt;
}

/** The server has answered, one way or the other. */
export const endAttempt = (): void => sessionStorage.removeItem(ATTEMPT);

/** The order is placed: nothing that was typed for it is kept. */
export const forgetDraft = (): void => sessionStorage.removeItem(DRAFT);
