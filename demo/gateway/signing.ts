import { createHash, timingSafeEqual } from 'node:crypto';

// Written from the gateway's manual and not shared with the shop: a fault of one side would hide in the other.
const hex = (algorithm: string, text: string): string => createHash(algorithm).update(text).digest('hex');

export const formDigest = (key: string, number: string, amount: string, currency: string): string =>
  hex('sha512', `${key}${number}${amount}${currency}`);
export const urlDigest = (key: string, url: string): string => hex('sha512', `${key}${url}`);
export const bodyDigest = (key: string, body: string): string => hex('sha512', `${key}${body}`);
export const transactionDigest = (key: string, number: string, amount: string, currency: string): string =>
  hex('sha1', `${key}${number}${amount}${currency}`);
export const statusDigest = (key: string, number: string): string => hex('sha1', `${key}${number}`);

export function isSame(given: string | undefined, expected: string): boolean {
  const theirs = Buffer.from(given ?? '');
  return theirs.length === expected.length && timingSafeEqual(theirs, Buffer.from(expected));
}
