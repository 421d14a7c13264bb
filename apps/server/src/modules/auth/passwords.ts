import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { type QueueOwner, fairQueue } from '../../platform/process/fair-queue.ts';
import { Problem } from '../../platform/problem.ts';

// Each takes 64 MiB and some 65 ms of a core: two at once and a short queue, so that a flood of log-ins can starve neither
// checkout nor memory, and equal shares, so that it cannot starve other people's log-ins.
// 2 is argon2id: the package's own name for it is a const enum, which type stripping cannot read.
const OPTIONS = { algorithm: 2, memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

const queue = fairQueue({
  atOnce: 2,
  waiting: 40,
  waitingPerNetwork: 20,
  refusal: () => new Problem('auth.busy', 503, { retryAfter: 2 }),
});

/** Passwords that are set take turns like another network. */
const SETTING: QueueOwner = { network: 'setting', account: '' };

export const hashPassword = (password: string, asker: QueueOwner = SETTING): Promise<string> =>
  queue.run(asker, () => hash(password, OPTIONS));

// Compared with where there is no such user, so that the answer takes as long. Of a random password: nobody has it.
let stranger: Promise<string> | undefined;

/** Whether the password is the one that was hashed. Without a hash it takes the same time and is never right. */
export async function checkPassword(hashed: string | null, password: string, asker: QueueOwner): Promise<boolean> {
  stranger ??= hash(randomBytes(32), OPTIONS);
  const against = hashed ?? (await stranger);
  const isRight = await queue.run(asker, () => verify(against, password));
  return isRight && hashed !== null;
}
