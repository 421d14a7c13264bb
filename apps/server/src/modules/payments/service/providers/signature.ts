import { createHash, timingSafeEqual } from 'node:crypto';

export const sha512 = (...parts: readonly (string | Buffer)[]): string => hashOf('sha512', parts);
export const sha1 = (...parts: readonly (string | Buffer)[]): string => hashOf('sha1', parts);

function hashOf(algorithm: string, parts: readonly (string | Buffer)[]): string {
  const hash = createHash(algorithm);
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** Compares two signatures in constant time. */
export function isSame(given: string, expected: string): boolean {
  const mine = Buffer.from(expected);
  const theirs = Buffer.from(given);
  return mine.length === theirs.length && timingSafeEqual(mine, theirs);
}
