import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { readStored, STORAGE_KEYS } from '@sjaj/app-kit';
import { profileQuery } from '../../shared/session/profile.ts';
import { onSession } from '../../shared/session/token.ts';
import { language } from '../../shared/texts/t.ts';
import { ANSWERS_CACHE, deleteAnswers } from './answers-cache.ts';

const MOST_ANSWERS = 60;
const LONGEST_AGE_MS = 7 * 86_400_000;

interface StoredAnswer {
  readonly key: QueryKey;
  readonly data: unknown;
  /** Time of the answer in ms. */
  readonly at: number;
}

/** The token of a session that survives the browser window. Other sessions leave no answers on the device. */
const lastingToken = (): string | null =>
  readStored(STORAGE_KEYS.actingSession, 'session') === null ? readStored(STORAGE_KEYS.session) : null;

/** A digest of the session, the language, and the profile with company and rights: answers are read with the same one only. */
async function ownerOf(token: string, userData: unknown): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([token, language(), userData]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const addressOf = (owner: string, hash: string): string => `/kept/${owner}/${encodeURIComponent(hash)}`;

// Writes and deletions run one after another, so that no pending write restores a deleted answer.
let last: Promise<unknown> = Promise.resolve();
function enqueue(work: () => Promise<unknown>): void {
  last = last.then(work).catch(() => undefined);
}

/** Stores the last answers of the signed-in user on this device, and deletes them when the session ends. */
export function storeAnswers(queries: QueryClient): void {
  onSession(() => enqueue(deleteAnswers));
  if (lastingToken() === null) enqueue(deleteAnswers);
  const cache = queries.getQueryCache();
  const store = ({ meta, queryKey: key, queryHash, state: { data, dataUpdatedAt: at } }: Query): void => {
    const token = lastingToken();
    if (!meta?.offline || token === null || data === undefined) return;
    const profile = queries.getQueryData(profileQuery.queryKey);
    enqueue(async () => {
      if (lastingToken() !== token || !profile) return;
      // The profile is read first, when only the token is known.
      const isProfile = key[0] === profileQuery.queryKey[0];
      const owner = await ownerOf(token, isProfile ? null : profile.userData);
      await writeAnswer(addressOf(owner, queryHash), { key, data, at });
    });
  };
  cache.getAll().forEach(store);
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') store(event.query);
  });
}

async function writeAnswer(address: string, answer: StoredAnswer): Promise<void> {
  const cache = await caches.open(ANSWERS_CACHE);
  await cache.put(address, new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }));
  const all = await cache.keys();
  // Oldest first: an answer that is written again moves to the end.
  for (const request of all.slice(0, Math.max(0, all.length - MOST_ANSWERS))) await cache.delete(request);
}

/** Fills the query cache with the stored answers: first the profile, then all answers of the same user. Answers expire after a week. */
export async function restoreAnswers(queries: QueryClient): Promise<void> {
  const token = lastingToken();
  if (token === null) return;
  const oldest = Date.now() - LONGEST_AGE_MS;
  const restore = async (userData: unknown): Promise<void> => {
    for (const { key, data, at } of await readAnswers(await ownerOf(token, userData)))
      if (at > oldest) queries.setQueryData(key, data, { updatedAt: at });
  };
  await restore(null);
  const profile = queries.getQueryData(profileQuery.queryKey);
  if (profile) await restore(profile.userData);
}

async function readAnswers(owner: string): Promise<StoredAnswer[]> {
  const cache = await caches.open(ANSWERS_CACHE);
  const own = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(`/kept/${owner}/`));
  const answers = await Promise.all(own.map(async (request) => (await cache.match(request))?.json()));
  return answers.filter((answer): answer is StoredAnswer => Array.isArray(answer?.key));
}
