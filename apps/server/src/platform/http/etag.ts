import { createHash } from 'node:crypto';

/** The name of exactly these bytes. */
export const etagOf = (body: string | Buffer): string => `"${createHash('sha1').update(body).digest('base64url')}"`;

/** Whether the caller has the answer already: one of the names in If-None-Match, also as a proxy weakens it, or `*`. */
export const isKnownTo = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((name) => name.trim() === '*' || name.trim().replace(/^W\//, '') === etag);
