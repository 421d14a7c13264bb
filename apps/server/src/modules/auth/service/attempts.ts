import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { ProofOfWork } from '../../../platform/http/proof-of-work.ts';
import { Problem } from '../../../platform/problem.ts';
import * as store from '../store/attempts.ts';
import {
  ACCOUNT_FACTOR,
  bindingScopes,
  FREE_ATTEMPTS,
  HALF_LIFE_MS,
  LONGEST_WAIT_MS,
  NETWORK_FACTOR,
  PROOFLESS_ATTEMPTS,
  type Scope,
  weightForAccount,
} from '../rules.ts';

/** An attempt to log in to an account, which may not exist. */
interface Attempt {
  readonly attemptKey: string;
  readonly network: string;
  /** The known device of the account; null for a browser that has not logged in to it before. */
  readonly deviceId: number | null;
  readonly isKnownNetwork: boolean;
  /** Failed attempts at this account from this network so far, faded. */
  readonly failuresOfPair: number;
  readonly now: Date;
  /** What a browser has proved that may be anybody's; absent where the caller is known. */
  readonly proof?: ProofOfWork;
}

/** An attempt that is counted as a failure until its outcome is known. */
interface Reservation {
  /** The password was right: removes the failures of this account, also from the counter of its network. */
  readonly succeed: () => Promise<void>;
  /** The password was not checked: removes the attempt. */
  readonly cancel: () => Promise<void>;
}

/**
 * Counts the attempt. 429 while it has to wait, and with a challenge while the free attempts run short. Unknown names are counted like
 * accounts.
 */
export async function reserveAttempt(db: Db, attempt: Attempt): Promise<Reservation> {
  const { now, proof } = attempt;
  const shares = sharesOf(attempt);
  const binding = shares.filter(({ isBinding }) => isBinding);
  const until = await store.blockedUntil(db, binding, now);
  if (until) throw throttled(until.getTime() - now.getTime());
  await inTransaction(db, async (tx) => {
    const counts = await Promise.all(shares.map((share) => store.reserve(tx, share, now)));
    // Concurrent attempts have used up the free ones. The rollback removes this attempt from the other counters.
    if (counts.includes(null)) throw throttled(1);
    if (proof) shares.forEach((share, index) => requireProof(proof, share, counts[index] ?? 0));
  });
  const subtract = (failuresOf: (share: ScopedShare) => number): Promise<void> =>
    inTransaction(db, async (tx) => {
      await Promise.all(shares.map((share) => store.subtractFailures(tx, share, { now, failures: failuresOf(share) })));
    });
  return {
    succeed: () => subtract((share) => share.weight + failuresToRemove(share, attempt)),
    cancel: () => subtract(({ weight }) => weight),
  };
}

interface ScopedShare extends store.Share {
  readonly scope: Scope;
}

/** The counters of an attempt, in the order in which every attempt locks them. */
function sharesOf(attempt: Attempt): readonly ScopedShare[] {
  const { attemptKey: account, network, deviceId, isKnownNetwork, failuresOfPair } = attempt;
  const isKnownDevice = deviceId !== null;
  const binding = bindingScopes({ isKnownDevice, isKnownNetwork });
  const share = (scope: Scope, counter: store.Counter, weight = 1): ScopedShare => ({
    ...counter,
    scope,
    weight,
    refused: scope === 'account' ? 1 : 0,
    isBinding: binding.includes(scope),
  });
  const isUnknownOrigin = !isKnownDevice && !isKnownNetwork;
  const weight = isUnknownOrigin ? weightForAccount(failuresOfPair) : 0;
  const ofAccount = share('account', { account, origin: '', factor: ACCOUNT_FACTOR }, weight);
  if (isKnownDevice) return [ofAccount, share('device', { account, origin: `device:${deviceId}`, factor: 1 })];
  return [
    ofAccount,
    share('pair', { account, origin: network, factor: 1 }),
    share('network', { account: '', origin: network, factor: NETWORK_FACTOR }),
  ];
}

/** The failures that a success removes besides its own attempt: at most those of the same account from the same origin. */
function failuresToRemove({ scope, weight }: ScopedShare, { failuresOfPair }: Attempt): number {
  if (scope === 'device' || scope === 'pair') return EVERYTHING;
  if (scope === 'network') return failuresOfPair;
  return weight === 0 ? 0 : Math.min(failuresOfPair, FREE_ATTEMPTS);
}

const EVERYTHING = Number.MAX_SAFE_INTEGER;

function throttled(waitMs: number): Problem {
  const minutes = Math.ceil(waitMs / 60_000);
  return new Problem('auth.throttled', 429, { facts: { minutes }, retryAfter: Math.ceil(waitMs / 1_000) });
}

/** Some failures are slips; the last free ones cost a guesser computing time. */
function requireProof(proof: ProofOfWork, { isBinding, factor }: ScopedShare, failures: number): void {
  const requests = FREE_ATTEMPTS * factor;
  const limit = { requests, freeRequests: PROOFLESS_ATTEMPTS * factor, seconds: HALF_LIFE_MS / 1_000 };
  if (isBinding) proof.require(Math.round(failures) - 1, limit, LONGEST_WAIT_MS);
}
