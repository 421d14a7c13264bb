import { forgetStored, readStored, STORAGE_KEYS, writeStored } from '@sjaj/app-kit';

/** What pages keep on the device without asking whose it is: what was searched for, looked at, compared and typed. */
const TRACES = [
  STORAGE_KEYS.recentSearches,
  STORAGE_KEYS.viewedArticles,
  STORAGE_KEYS.compared,
  STORAGE_KEYS.quickOrder,
] as const;

/** The person whom this tab has shown them to: another tab may have removed them since, and this one has them in memory. */
let shownTo: string | null = null;

/** Forgets what the person before has left on the device. */
export function forgetTraces(): void {
  forgetStored(TRACES);
  writeStored(STORAGE_KEYS.tracesOf, null);
  shownTo = null;
}

/** From now on they are of this person; those of anybody else are forgotten. What a guest has left is theirs once they log in. */
export function keepTracesOf(userId: number): void {
  const person = String(userId);
  const before = [shownTo, readStored(STORAGE_KEYS.tracesOf)];
  if (before.some((other) => other !== null && other !== person)) forgetTraces();
  shownTo = person;
  writeStored(STORAGE_KEYS.tracesOf, person);
}
