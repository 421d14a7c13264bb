import type { Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { recentRequests } from '../store/create.ts';

const HOUR_MS = 3_600_000;
/** Requests in an hour by one user, and by all users of one company. */
const MOST_OF_USER = 20;
const MOST_OF_COMPANY = 60;

/**
 * 429 if the user or the user's company has sent too many requests to staff within the last hour: for availability and for
 * presentations together, counted over all processes.
 */
export async function checkRequestRate(tx: Tx, { userId, now }: { userId: number; now: Date }): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS);
  const { ofUser, ofCompany, first } = await recentRequests(tx, userId, since);
  if (first === null || (ofUser < MOST_OF_USER && ofCompany < MOST_OF_COMPANY)) return;
  const seconds = Math.max(1, Math.ceil((first.getTime() + HOUR_MS - now.getTime()) / 1_000));
  throw new Problem('request.too_many', 429, { facts: { seconds }, retryAfter: seconds });
}
