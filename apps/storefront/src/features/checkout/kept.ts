import type { Checkout } from '@sjaj/contract';
import { type Draft, EMPTY_DRAFT } from './draft.logic.ts';
import { type GuestTyped, NO_GUEST } from './guest.logic.ts';

/** Kept for each buyer alone: whoever logs in after another, or buys for another, must not find what was typed there. */
const draftOf = (buyer: string): string => `sjaj.checkout.draft.${buyer}`;
const attemptOf = (buyer: string): string => `sjaj.checkout.attempt.${buyer}`;

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

function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

export function keptDraft(buyer: string): Draft {
  const kept = read(draftOf(buyer));
  const guest = { ...NO_GUEST, ...(kept?.['guest'] as Partial<GuestTyped> | undefined) };
  return { ...EMPTY_DRAFT, ...kept, guest, termsAccepted: false };
}
export const keepDraft = (buyer: string, draft: Draft): void => write(draftOf(buyer), draft);

/** An order on its way, with the key that makes sending it again harmless. */
export interface Attempt {
  readonly order: Checkout;
  readonly key: string;
}

/**
 * The attempt to place an order whose answer never came: after a reload or a lost connection nobody knows whether the
 * order arrived. Sent again with its key it gives the same order, or the first one.
 */
export function unansweredAttempt(buyer: string): Attempt | null {
  const kept = read(attemptOf(buyer));
  return kept && typeof kept['key'] === 'string' && kept['order'] ? (kept as unknown as Attempt) : null;
}

/** A new attempt, remembered until it is answered. */
export function beginAttempt(buyer: string, order: Checkout): Attempt {
  const attempt = { order, key: crypto.randomUUID() };
  write(attemptOf(buyer), attempt);
  return attempt;
}

/** The server has answered, one way or the other. */
export const endAttempt = (buyer: string): void => forget(attemptOf(buyer));

/** The order is placed: nothing that was typed for it is kept. */
export const forgetDraft = (buyer: string): void => forget(draftOf(buyer));
