import { hash } from '@node-rs/argon2';

/** The lowest cost of argon2id (2), where a hash of the shop takes 65 ms. Its cost is part of a hash, so that a log-in checks it as fast. */
const CHEAP = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/** A hash that the shop accepts, for tests of other things than hashing. */
export const cheapPasswordHash = (password: string): Promise<string> => hash(password, CHEAP);
