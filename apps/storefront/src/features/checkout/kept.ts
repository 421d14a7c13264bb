import { parseJson, readStored, STORAGE_KEYS, writeStored } from '@sjaj/app-kit';
import type { Checkout } from '@sjaj/contract';
import { type Draft, EMPTY_DRAFT } from './draft.logic.ts';
import { type GuestTyped, NO_GUEST } from './guest.logic.ts';

/** Kept for each buyer alone: whoever logs in after another, or buys for another, must not find what was typed there. */
const draftKey = (buyer: string): string => `${STORAGE_KEYS.checkoutDraft}.${buyer}`;
const attemptKey = (buyer: string): string => `${STORAGE_KEYS.checkoutAttempt}.${buyer}`;

const isRecord = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

const read = (key: string) => parseJson<Record<string, unknown> | null>(readStored(key, 'session'), isRecord, null);

/** Where the browser refuses storage, a reload loses what was typed. */
const write = (key: string, value: unknown): void => void writeStored(key, JSON.stringify(value), 'session');

export function keptDraft(buyer: string): Draft {
  const kept = read(draftKey(buyer));
  const guest = { ...NO_GUEST, ...(kept?.['guest'] as Partial<GuestTyped> | undefined) };
  return { ...EMPTY_DRAFT, ...kept, guest, termsAccepted: false };
}
export const keepDraft = (buyer: string, draft: Draft): void => write(draftKey(buyer), draft);

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
  const kept = read(attemptKey(buyer));
  return kept && typeof kept['key'] === 'string' && kept['order'] ? (kept as unknown as Attempt) : null;
}

/** A new attempt, remembered until it is answered. */
export function beginAttempt(buyer: string, order: Checkout): Attempt {
  const attempt = { order, key: crypto.randomUUID() };
  write(attemptKey(buyer), attempt);
  return attempt;
}

/** The server has answered, one way or the other. */
export const endAttempt = (buyer: string): void => void writeStored(attemptKey(buyer), null, 'session');

/** The order is placed: nothing that was typed for it is kept. */
export const forgetDraft = (buyer: string): void => void writeStored(draftKey(buyer), null, 'session');
