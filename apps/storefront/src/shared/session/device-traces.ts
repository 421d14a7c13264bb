import { forgetStored, readStored, STORAGE_KEYS, writeStored } from '@sjaj/app-kit';

/** What pages keep on the device without asking whose it is: what was searched for, looked at, compared and typed. */
const TRACES = [
  STORAGE_KEYS.recentSearches,
  STORAGE_KEYS.viewedArticles,
  STORAGE_KEYS.compared,
  STORAGE_KEYS.quickOrder,
] as const;

/** What somebody has typed and not sent yet. Each person has drafts of their own: those of another one are no matter of theirs. */
const DRAFTS = [STORAGE_KEYS.checkoutDraft, STORAGE_KEYS.complaintDraft, STORAGE_KEYS.scannedCodes] as const;

/** The person whom this tab has shown them to: another tab may have removed them since, and this one has them in memory. */
let shownTo: string | null = null;

/** Forgets what the person before has left on the device. */
export function forgetTraces(): void {
  forgetStored(TRACES);
  writeStored(STORAGE_KEYS.tracesOf, null);
  shownTo = null;
}

/** Forgets everything that somebody who logs out has left on the device: names, addresses and what they have written among it. */
export function forgetPerson(): void {
  forgetTraces();
  forgetStored(DRAFTS);
}

/** From now on they are of this person; those of anybody else are forgotten. What a guest has left is theirs once they log in. */
export function keepTracesOf(userId: number): void {
  const person = String(userId);
  const before = [shownTo, readStored(STORAGE_KEYS.tracesOf)];
  if (before.some((other) => other !== null && other !== person)) forgetTraces();
  shownTo = person;
  writeStored(STORAGE_KEYS.tracesOf, person);
}
