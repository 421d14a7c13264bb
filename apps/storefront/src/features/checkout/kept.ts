import type { Checkout } from '@sjaj/contract';
import { type Draft, EMPTY_DRAFT } from './draft.logic.ts';

/** Kept for each user alone: whoever logs in after another must not find what that one typed. */
const draftOf = (userId: number): string => `sjaj.checkout.draft.${userId}`;
const attemptOf = (userId: number): string => `sjaj.checkout.attempt.${userId}`;

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

export const keptDraft = (userId: number): Draft => ({
  ...EMPTY_DRAFT,
  ...read(draftOf(userId)),
  termsAccepted: false,
});
export const keepDraft = (userId: number, draft: Draft): void => write(draftOf(userId), draft);

/** An order on its way, with the key that makes sending it again harmless. */
export interface Attempt {
  readonly order: Checkout;
  readonly key: string;
}

/**
 * The attempt to place an order whose answer never came: after a reload or a lost connection nobody knows whether the
 * order arrived. Sent again with its key it gives the same order, or the first one.
 */
export function unansweredAttempt(userId: number): Attempt | null {
  const kept = read(attemptOf(userId));
  return kept && typeof kept['key'] === 'string' && kept['order'] ? (kept as unknown as Attempt) : null;
}

/** A new attempt, remembered until it is answered. */
export function beginAttempt(userId: number, order: Checkout): Attempt {
  const attempt = { order, key: crypto.randomUUID() };
  write(attemptOf(userId), attempt);
  return attempt;
}

/** The server has answered, one way or the other. */
export const endAttempt = (userId: number): void => forget(attemptOf(userId));

/** The order is placed: nothing that was typed for it is kept. */
export const forgetDraft = (userId: number): void => forget(draftOf(userId));
