import { fetchTransport, type SolveChallenge, type Transport, type TransportSettings } from '@sjaj/client';
import { languageTag } from '@sjaj/domain';
import { language } from '../texts/texts.ts';
import { takePrefetched } from './prefetch.ts';

/** What all calls of this client have in common. */
export const OWN = {
  baseUrl: '',
  language: () => languageTag(language()),
  takePrefetched,
  solveChallenge: async (...asked: Parameters<SolveChallenge>) =>
    (await import('./solve-challenge.ts')).solveChallenge(...asked),
};

/** Sends calls to the page's own origin, in its language. */
export const createTransport = (settings: Omit<TransportSettings, keyof typeof OWN>): Transport =>
  fetchTransport({ ...settings, ...OWN });

/** Sends calls whose answer is the same for every user: without a token, so that the state of a session cannot fail them. */
export const anonymousTransport: Transport = createTransport({ token: () => null });
