import { parseJson, readStored, STORAGE_KEYS, writeStored } from '@sjaj/app-kit';
import type { Checkout } from '@sjaj/contract';
import { type Draft, EMPTY_DRAFT } from './draft.logic.ts';
import { type GuestTyped, NO_GUEST } from './guest.logic.ts';

/** Stored per buyer: another user on this device, or a sales representative buying for another company, must not see it. */
const draftKey = (buyer: string): string => `${STORAGE_KEYS.checkoutDraft}.${buyer}`;
const attemptKey = (buyer: string): string => `${STORAGE_KEYS.checkoutAttempt}.${buyer}`;

const isRecord = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

const read = (key: string) => parseJson<Record<string, unknown> | null>(readStored(key, 'session'), isRecord, null);

/** If the browser refuses storage, a reload loses the typed values. */
const write = (key: string, value: unknown): void => void writeStored(key, JSON.stringify(value), 'session');

export function storedDraft(buyer: string): Draft {
  const stored = read(draftKey(buyer));
  const guest = { ...NO_GUEST, ...(stored?.['guest'] as Partial<GuestTyped> | undefined) };
  return { ...EMPTY_DRAFT, ...stored, guest, termsAccepted: false };
}
export const storeDraft = (buyer: string, draft: Draft): void => write(draftKey(buyer), draft);

/** An order that was sent, with its idempotency key. */
export interface Attempt {
  readonly order: Checkout;
  readonly key: string;
}

/**
 * The attempt to place an order that has no answer yet. After a reload or a lost connection it is unknown whether the
 * order was placed. A retry with the same key places it at most once.
 */
export function unansweredAttempt(buyer: string): Attempt | null {
  const stored = read(attemptKey(buyer));
  return stored && typeof stored['key'] === 'string' && stored['order'] ? (stored as unknown as Attempt) : null;
}

/** Stores a new attempt until it is answered. */
export function beginAttempt(buyer: string, order: Checkout): Attempt {
  const attempt = { order, key: crypto.randomUUID() };
  write(attemptKey(buyer), attempt);
  return attempt;
}

/** Deletes the attempt after any answer of the server. */
export const deleteAttempt = (buyer: string): void => void writeStored(attemptKey(buyer), null, 'session');

/** Deletes the draft of a placed order. */
export const deleteDraft = (buyer: string): void => void writeStored(draftKey(buyer), null, 'session');
