import type { QueryClient } from '@tanstack/react-query';
import { profileQuery } from '../../shared/session/profile.ts';
import { onSession } from '../../shared/session/token.ts';
import { language } from '../../shared/texts/t.ts';
import { isKeepable, type KeptAnswer, stillTrue } from './keepable.logic.ts';
import { ANSWERS, forgetAnswers } from './store.ts';

const MOST_ANSWERS = 60;

/** The token of a session that outlives the window: whoever chose to be forgotten with it leaves no answers behind either. */
function lastingToken(): string | null {
  try {
    return localStorage.getItem('sjaj.token');
  } catch {
    return null;
  }
}

/** For whom answers are: the session, the language, and all that the server says of the person, company and rights among it. */
async function ownerOf(token: string, profile: unknown): Promise<string> {
  const words = new TextEncoder().encode(JSON.stringify([token, language(), profile]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', words));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const addressOf = (owner: string, hash: string): string => `/kept/${owner}/${encodeURIComponent(hash)}`;

// One at a time, in the order in which it was asked for: what is forgotten is not written again by a write on its way.
let last: Promise<unknown> = Promise.resolve();
function inTurn(work: () => Promise<unknown>): void {
  last = last.then(work).catch(() => undefined);
}

/**
 * Keeps the last answers of the person who is signed in on this device, and forgets them with the session. They belong to a session, a
 * person and a language; nobody else is ever shown them.
 */
export function keepAnswers(queries: QueryClient): void {
  onSession(() => inTurn(forgetAnswers));
  if (lastingToken() === null) inTurn(forgetAnswers);
  const cache = queries.getQueryCache();
  const keep = (query: ReturnType<typeof cache.getAll>[number]): void => {
    const { queryKey: key, queryHash } = query;
    const { data, dataUpdatedAt: at } = query.state;
    const token = lastingToken();
    if (token === null || data === undefined || !isKeepable(key)) return;
    const profile = queries.getQueryData(profileQuery.queryKey);
    inTurn(async () => {
      if (lastingToken() !== token || !profile) return;
      const isProfile = key[0] === profileQuery.queryKey[0];
      const owner = await ownerOf(token, isProfile ? null : profile.userData);
      await write(addressOf(owner, queryHash), { key, data, at });
    });
  };
  cache.getAll().forEach(keep);
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keep(event.query);
  });
}

async function write(address: string, answer: KeptAnswer): Promise<void> {
  const store = await caches.open(ANSWERS);
  await store.put(address, new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }));
  const all = await store.keys();
  // The oldest come first: what is written again moves to the end.
  for (const request of all.slice(0, Math.max(0, all.length - MOST_ANSWERS))) await store.delete(request);
}

/** Gives the app what it was told last, before it asks: the profile, and then everything that is of the same person. */
export async function showKeptAnswers(queries: QueryClient): Promise<void> {
  const token = lastingToken();
  if (token === null) return;
  const now = Date.now();
  const give = (answers: readonly KeptAnswer[]): void => {
    for (const { key, data, at } of stillTrue(answers, now)) queries.setQueryData(key, data, { updatedAt: at });
  };
  give(await answersOf(await ownerOf(token, null)));
  const profile = queries.getQueryData(profileQuery.queryKey);
  if (profile) give(await answersOf(await ownerOf(token, profile.userData)));
}

async function answersOf(owner: string): Promise<KeptAnswer[]> {
  const store = await caches.open(ANSWERS);
  const own = (await store.keys()).filter(({ url }) => new URL(url).pathname.startsWith(`/kept/${owner}/`));
  const answers = await Promise.all(own.map(async (request) => (await store.match(request))?.json()));
  return answers.filter((answer): answer is KeptAnswer => Array.isArray(answer?.key));
}
