import type { SolveChallenge } from '@sjaj/client';
import { showToast } from '@sjaj/ui';
import { t } from '../texts/texts.ts';
import workerUrl from './proof-worker.ts?worker&url';

/** The part of trusted types that is used here. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (text: string) => string };
}

/** A browser of today needs a few seconds for the hardest puzzle. */
const LONGEST_MS = 60_000;

let policy: { createScriptURL: (text: string) => string } | undefined;

/** The address of the worker, which the page's security policy admits. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('sjaj-proof', { createScriptURL: () => workerUrl });
  return policy?.createScriptURL('') ?? workerUrl;
}

/** Solves a puzzle of the server beside the page, and says so. Null where the browser has no workers or no hashes, and after a minute. */
export const solveChallenge: SolveChallenge = async (challenge, signal) => {
  if (typeof Worker === 'undefined' || !globalThis.crypto?.subtle) return null;
  showToast({ tone: 'info', title: t('component.securityCheck') });
  const worker = new Worker(workerAddress(), { type: 'module' });
  const ended = AbortSignal.any([AbortSignal.timeout(LONGEST_MS), ...(signal ? [signal] : [])]);
  try {
    return await new Promise((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
      worker.addEventListener('error', () => resolve(null));
      ended.addEventListener('abort', () => resolve(null));
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
};
