import { sha1, sha512 } from '../signature.ts';

interface Amounted {
  readonly number: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
}

/** Signs the form that the browser sends. */
export const formDigest = (key: string, { number, amount, currency }: Amounted): string =>
  sha512(key, number, String(amount), currency);

/** Signs the address that the browser comes back to, without its own `digest`. */
export const returnDigest = (key: string, urlWithoutDigest: string): string => sha512(key, urlWithoutDigest);

/** Signs the bytes of a call from server to server. */
export const callbackDigest = (key: string, rawBody: Buffer | string): string => sha512(key, rawBody);

/** Signs what the shop asks the gateway to do with a payment. */
export const transactionDigest = (key: string, { number, amount, currency }: Amounted): string =>
  sha1(key, number, String(amount), currency);

/** Signs the question what became of a payment. */
export const statusDigest = (key: string, number: string): string => sha1(key, number);
