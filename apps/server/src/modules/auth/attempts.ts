import { type Db, inTransaction } from '../../platform/database/db.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './store/attempts.ts';
import { ACCOUNT_FACTOR, bindingScopes, FREE_ATTEMPTS, NETWORK_FACTOR, type Scope, weightForAccount } from './rules.ts';

/** Who is trying: the account that is named, known or not, and where the attempt comes from. */
export interface Attempt {
  readonly account: string;
  readonly network: string;
  /** The device of the account that the browser is; null where it has not logged in before. */
  readonly deviceId: number | null;
  readonly isKnownNetwork: boolean;
  /** Wrong passwords for this account from this network until now. */
  readonly failuresOfPair: number;
  readonly now: Date;
}

/** An attempt that has been counted as a failure: its outcome is still to come. */
export interface Reservation {
  /** The password was right: the slips of this account are forgotten, here and in the counts of its network. */
  readonly succeed: () => Promise<void>;
  /** Nothing was decided: the attempt counts for nothing. */
  readonly cancel: () => Promise<void>;
}

/** Counts the attempt; 429 while it has to wait. Accounts that do not exist are counted like those that do. */
export async function reserveAttempt(db: Db, attempt: Attempt): Promise<Reservation> {
  const { now } = attempt;
  const shares = sharesOf(attempt);
  const binding = shares.filter(({ isBinding }) => isBinding);
  const until = await store.blockedUntil(db, binding, now);
  if (until) throw throttled(until.getTime() - now.getTime());
  await inTransaction(db, async (tx) => {
    const counts = await Promise.all(shares.map((share) => store.reserve(tx, share, now)));
    // Others were faster, and have used up what was free: the counters that were not closed do not keep this attempt.
    if (counts.includes(null)) throw throttled(1);
  });
  const giveBack = (failuresOf: (share: ScopedShare) => number): Promise<void> =>
    inTransaction(db, async (tx) => {
      await Promise.all(shares.map((share) => store.giveBack(tx, share, { now, failures: failuresOf(share) })));
    });
  return {
    succeed: () => giveBack((share) => share.weight + slipsIn(share, attempt)),
    cancel: () => giveBack(({ weight }) => weight),
  };
}

interface ScopedShare extends store.Share {
  readonly scope: Scope;
}

/** In the order in which all attempts lock their counters. */
function sharesOf(attempt: Attempt): readonly ScopedShare[] {
  const { account, network, deviceId, isKnownNetwork, failuresOfPair } = attempt;
  const isKnownDevice = deviceId !== null;
  const binding = bindingScopes({ isKnownDevice, isKnownNetwork });
  const share = (scope: Scope, counter: store.Counter, weight = 1): ScopedShare => ({
    ...counter,
    scope,
    weight,
    refused: scope === 'account' ? 1 : 0,
    isBinding: binding.includes(scope),
  });
  const isStranger = !isKnownDevice && !isKnownNetwork;
  const weight = isStranger ? weightForAccount(failuresOfPair) : 0;
  const ofAccount = share('account', { account, origin: '', factor: ACCOUNT_FACTOR }, weight);
  if (isKnownDevice) return [ofAccount, share('device', { account, origin: `device:${deviceId}`, factor: 1 })];
  return [
    ofAccount,
    share('pair', { account, origin: network, factor: 1 }),
    share('network', { account: '', origin: network, factor: NETWORK_FACTOR }),
  ];
}

/** What a right password takes back besides its own attempt: never more than the same account has added from the same place. */
function slipsIn({ scope, weight }: ScopedShare, { failuresOfPair }: Attempt): number {
  if (scope === 'device' || scope === 'pair') return EVERYTHING;
  if (scope === 'network') return failuresOfPair;
  return weight === 0 ? 0 : Math.min(failuresOfPair, FREE_ATTEMPTS);
}

const EVERYTHING = Number.MAX_SAFE_INTEGER;

function throttled(waitMs: number): Problem {
  const minutes = Math.ceil(waitMs / 60_000);
  return new Problem('auth.throttled', 429, { facts: { minutes }, retryAfter: Math.ceil(waitMs / 1_000) });
}
