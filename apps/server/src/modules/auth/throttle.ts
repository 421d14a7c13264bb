import type { Db } from '../../platform/db.ts';
import { Problem } from '../../platform/problem.ts';
import { ADDRESS_FACTOR, FORGIVEN_AFTER_MS, waitAfter } from './rules.ts';
import * as store from './store.ts';

/** Who is trying: the account that is named, known or not, and the address that it comes from. */
export interface Attempt {
  readonly username: string;
  readonly address: string;
  readonly now: Date;
}

const accountKey = ({ username }: Attempt): string => `account:${username.toLowerCase()}`;
const addressKey = ({ address }: Attempt): string => `address:${address}`;

/** 429 while the account or the address has to wait. Unknown accounts wait like known ones. */
export async function refuseWhileBlocked(db: Db, attempt: Attempt): Promise<void> {
  const rows = await store.throttleOf(db, [accountKey(attempt), addressKey(attempt)]);
  const wait = Math.max(0, ...rows.map(({ blockedUntil }) => blockedUntil.getTime() - attempt.now.getTime()));
  if (wait === 0) return;
  const minutes = Math.ceil(wait / 60_000);
  throw new Problem('auth.throttled', 429, { facts: { minutes }, retryAfter: Math.ceil(wait / 1_000) });
}

/** Counts a wrong password against the account and the address. */
export async function noteFailure(db: Db, attempt: Attempt): Promise<void> {
  const { now } = attempt;
  const forgivenBefore = new Date(now.getTime() - FORGIVEN_AFTER_MS);
  const count = async (key: string, factor: number): Promise<void> => {
    const failures = await store.countFailure(db, key, { now, forgivenBefore });
    const wait = waitAfter(Math.floor(failures / factor));
    if (wait > 0) await store.block(db, key, new Date(now.getTime() + wait));
  };
  await count(accountKey(attempt), 1);
  await count(addressKey(attempt), ADDRESS_FACTOR);
}

/** A right password: the account starts from nothing again. */
export const noteSuccess = (db: Db, attempt: Attempt): Promise<void> => store.forget(db, accountKey(attempt));
