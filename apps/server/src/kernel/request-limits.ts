import type { Route } from '@sjaj/contract';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../platform/http/network.ts';
import type { GuardedLimit, ProofOfWork, ProofsOfWork } from '../platform/http/proof-of-work.ts';
import { LimitNear, type RateLimits } from '../platform/http/rate-limits.ts';
import { type Actor, apiKeyOf, isGuest, isSignedIn } from './actor.ts';
import { rateLimitKey } from './caller-keys.ts';

interface LimitedCall {
  readonly route: Route;
  readonly actor: Actor;
  readonly request: FastifyRequest;
  /** What a repetition shares with the first request. */
  readonly idempotencyKey: string | undefined;
}

export interface RequestLimits {
  readonly limits: RateLimits;
  readonly proofs: ProofsOfWork;
}

/** The accounts of one network may make a call this many times as often together as each of them. */
const ACCOUNTS_OF_NETWORK = 5;

/**
 * Counts a call under its caller's limit; 429 where it is reached, and with a challenge where it is near. A call whose limit is near after
 * `freeRequests` is worth abusing with many accounts, so all accounts of a network are counted together as well. Returns what the call has
 * proved.
 */
export async function takeTurn({ limits, proofs }: RequestLimits, call: LimitedCall): Promise<ReadProof> {
  const { route, actor, request, idempotencyKey } = call;
  const { path, limit } = route;
  await takeTurnOfKey(limits, call);
  const caller = rateLimitKey(actor, request);
  const readProof = once(() => proofs.redeem(`${path} ${caller}`, solutionOf(request)));
  if (!limit) return readProof;
  if (limit.freeRequests === undefined) {
    await limits.take(`${path} ${caller}`, limit, { idempotencyKey });
    return readProof;
  }
  const guarded = { ...limit, freeRequests: limit.freeRequests };
  const isAccount = isSignedIn(actor) && !isGuest(actor);
  const turns: Turn[] = [
    ...(isAccount ? [{ key: `${path} accounts of ${networkOf(request.ip)}`, limit: ofNetwork(guarded) }] : []),
    { key: `${path} ${caller}`, limit: guarded },
  ];
  for (const turn of turns) await takeGuarded(limits, { ...turn, idempotencyKey }, await readProof());
  return readProof;
}

/** A program has a limit of its own over all of its calls. */
async function takeTurnOfKey(limits: RateLimits, { actor, idempotencyKey }: LimitedCall): Promise<void> {
  const apiKey = apiKeyOf(actor);
  if (!apiKey) return;
  const limit = { requests: apiKey.requestsPerMinute, seconds: 60 };
  await limits.take(`api key ${apiKey.id}`, limit, { idempotencyKey });
}

/** What a call has proved. It is read once, when it is first asked for: a solution is used up by it. */
export type ReadProof = () => Promise<ProofOfWork>;

function once(read: ReadProof): ReadProof {
  let proof: Promise<ProofOfWork> | undefined;
  return () => (proof ??= read());
}

function solutionOf({ headers }: FastifyRequest): string | undefined {
  const solution = headers['proof-solution'];
  return typeof solution === 'string' ? solution : undefined;
}

const ofNetwork = ({ requests, seconds, freeRequests }: GuardedLimit): GuardedLimit => ({
  requests: requests * ACCOUNTS_OF_NETWORK,
  freeRequests: freeRequests * ACCOUNTS_OF_NETWORK,
  seconds,
});

interface Turn {
  readonly key: string;
  readonly limit: GuardedLimit;
}

type IdentifiedTurn = Turn & Pick<LimitedCall, 'idempotencyKey'>;

async function takeGuarded(limits: RateLimits, turn: IdentifiedTurn, proof: ProofOfWork): Promise<void> {
  const { key, limit, idempotencyKey } = turn;
  try {
    await limits.take(key, limit, { idempotencyKey, upTo: proof.upTo(limit) });
  } catch (error) {
    if (error instanceof LimitNear) proof.require(error.used, limit, error.waitMs);
    throw error;
  }
}
