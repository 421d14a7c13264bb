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

/**
 * The key of an attempt to place this order. The same order gets the same key until it is placed, also after a reload, so
 * that a lost answer and a second click give one order; a changed order gets a new one.
 */
export function keyFor(order: Checkout): string {
  const body = JSON.stringify(order);
  const kept = read(ATTEMPT);
  if (kept?.['body'] === body && typeof kept['key'] === 'string') return kept['key'];
  const key = crypto.randomUUID();
  write(ATTEMPT, { body, key });
  return key;
}

/** The order is placed: nothing of it is kept. */
export function forget(): void {
  sessionStorage.removeItem(DRAFT);
  sessionStorage.removeItem(ATTEMPT);
}
