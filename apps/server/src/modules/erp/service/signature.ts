import { createHmac, timingSafeEqual } from 'node:crypto';

const digest = (secret: string, lines: readonly (string | Buffer)[]): string => {
  const hmac = createHmac('sha256', secret);
  for (const line of lines) hmac.update(line).update('\n');
  return hmac.digest('hex');
};

interface SignedRequest {
  readonly method: 'GET' | 'POST';
  /** With the query. */
  readonly path: string;
  readonly time: string;
  /** Of a POST. */
  readonly body?: string | undefined;
}

/** Signs a request: method, path with query, time, and the body of a POST, each followed by a line feed. */
export const requestSignature = (secret: string, { method, path, time, body }: SignedRequest): string =>
  digest(secret, [method, path, time, ...(body === undefined ? [] : [body])]);

/** Signs an answer: the signature of its request, then the body, so that no answer fits another request. */
export const answerSignature = (secret: string, requestSigned: string, body: Buffer): string =>
  digest(secret, [requestSigned, body]);

/** Compares signatures in constant time. */
export const isSameSignature = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
