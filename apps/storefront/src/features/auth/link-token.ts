import { CallFailed } from '@sjaj/client';

const NOT_FOUND = 404;

/** The token of a mailed link. It is in the fragment, which browsers never send to a server; older links have it in the query. */
export function linkToken({ hash, search }: Pick<Location, 'hash' | 'search'>): string {
  const ofHash = new URLSearchParams(hash.replace(/^#/, '')).get('token');
  // Without a token the server answers as for an unknown one.
  return ofHash ?? new URLSearchParams(search).get('token') ?? '-';
}

/** Whether the call was refused because the link is used, expired or unknown. */
export const isExpiredLink = (error: unknown): boolean => error instanceof CallFailed && error.status === NOT_FOUND;
