import { createHmac, timingSafeEqual } from 'node:crypto';

const digest = (secret: string, lines: readonly (string | Buffer)[]): string => {
  const hmac = createHmac('sha256', secret);
  for (const line of lines) hmac.update(line).update('\n');
  return hmac.digest('hex');
};

/** Signs a request: method, path with query, and time, each on a line of its own. */
export const requestSignature = (secret: string, path: string, time: string): string =>
  digest(secret, ['GET', path, time]);

/** Signs an answer: the signature of its request, then the body, so that no answer fits another request. */
export const answerSignature = (secret: string, requestSigned: string, body: Buffer): string =>
  digest(secret, [requestSigned, body]);

/** Compares signatures in constant time. */
export const isSameSignature = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
