import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { fairQueue } from '../../../platform/process/fair-queue.ts';
import { Problem } from '../../../platform/problem.ts';

// A hash takes 64 MiB and about 65 ms of a core. 2 is argon2id: the package exports it as a const enum, which type stripping
// cannot read.
const OPTIONS = { algorithm: 2, memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

/**
 * Log-ins run in here from the first statement to the last, two at a time and one per network. A flood from one network
 * therefore holds one core, one connection and one place on the lock of its counters; a log-in from elsewhere starts at once.
 */
export const loginQueue = fairQueue({
  atOnce: 2,
  atOncePerNetwork: 1,
  waiting: 120,
  waitingPerNetwork: 60,
  refusal: () => new Problem('auth.busy', 503, { retryAfter: 2 }),
});

/** Hashes a new password. New passwords share one place in the queue, like a network. */
export const hashPassword = (password: string): Promise<string> =>
  loginQueue.run({ network: 'new-passwords', account: '' }, () => hash(password, OPTIONS));

const base64 = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '');

/** The hash of an account without one. Its digest is random, so that no password matches, and its cost is that of a real one. */
const DUMMY_HASH = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$${base64(16)}$${base64(32)}`;

/** Whether the password matches the hash. Null takes the same time and never matches. Runs inside `loginQueue`. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? DUMMY_HASH, password);
  return isRight && passwordHash !== null;
}
