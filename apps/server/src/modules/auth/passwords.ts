import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../../platform/problem.ts';

// Each takes 64 MiB and some 65 ms of a core: two at once, a short queue, and then the door is shut for a moment,
// so that a flood of log-ins can starve neither checkout nor memory.
// 2 is argon2id: the package's own name for it is a const enum, which type stripping cannot read.
const OPTIONS = { algorithm: 2, memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;
const AT_ONCE = 2;
const WAITING = 20;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING) throw new Problem('auth.busy', 503, { retryAfter: 2 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, OPTIONS));

// Compared with where there is no such user, so that the answer takes as long. Of a random password: nobody has it.
let stranger: Promise<string> | undefined;

/** Whether the password is the one that was hashed. Without a hash it takes the same time and is never right. */
export async function checkPassword(hashed: string | null, password: string): Promise<boolean> {
  stranger ??= hash(randomBytes(32), OPTIONS);
  const against = hashed ?? (await stranger);
  const fits = await inTurn(() => verify(against, password));
  return fits && hashed !== null;
}
