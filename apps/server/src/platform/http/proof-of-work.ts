import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { Problem } from '../problem.ts';
import type { Limit, RateLimits } from './rate-limits.ts';

/** A limit whose last requests cost the caller some computing time. */
export interface GuardedLimit extends Limit {
  /** How many requests of a window need no proof. */
  readonly freeRequests: number;
}

/** How hard the puzzle is that a call brings solved; 0 for none. */
export type ProofLevel = 0 | 1 | 2 | 3 | 4;

const HIGHEST = 4;
/** Zero bits that the hash of level 1 begins with: some 16,000 hashes. Each level doubles them. */
const BITS_OF_FIRST_LEVEL = 14;

/** The level that the next request needs where so many are counted. */
export function levelNeeded(used: number, { requests, freeRequests }: GuardedLimit): ProofLevel {
  if (used < freeRequests) return 0;
  const share = (used - freeRequests) / Math.max(1, requests - freeRequests);
  return Math.min(HIGHEST, 1 + Math.floor(share * HIGHEST)) as ProofLevel;
}

/** How many requests of a window one with a proof of this level may be the last of. */
export const requestsOpenTo = (level: ProofLevel, { requests, freeRequests }: GuardedLimit): number =>
  level === HIGHEST ? requests : freeRequests + Math.ceil(((requests - freeRequests) * level) / HIGHEST);

const LIFE_MS = 5 * 60_000;
/** Longer than a challenge lives, and long enough to be counted for all processes. */
const SPENT_S = 600;

/** What a call has proved. */
export interface ProofOfWork {
  /** How many requests of a window this one may be the last of. */
  upTo(limit: GuardedLimit): number;
  /** 429 with a challenge where the next request needs a harder puzzle than the one that the call has solved. */
  require(used: number, limit: GuardedLimit, waitMs: number): void;
}

export interface ProofsOfWork {
  /**
   * Redeems what a call brings solved. A solution that is forged, used, too late or of another caller or call is none.
   * @param scope call and caller: a challenge is good for them alone
   */
  redeem(scope: string, solution: string | undefined): Promise<ProofOfWork>;
}

/** Where nobody has to prove anything. */
export const NO_PROOFS: ProofsOfWork = {
  redeem: async () => ({ upTo: ({ requests }) => requests, require: () => undefined }),
};

interface ProofSettings {
  /** The same for all processes of the shop. */
  readonly secretKey: Buffer;
  readonly clock: Clock;
  readonly limits: RateLimits;
}

/**
 * Puzzles that cost a browser a second and a flood of requests a processor. A challenge is signed and stored nowhere:
 * `<bits>.<end in ms>.<id>.<signature>`. Its solution appends `.<number>`, so that the SHA-256 of all of it begins with that many zero bits.
 */
export function openProofsOfWork({ secretKey, clock, limits }: ProofSettings): ProofsOfWork {
  const key = createHmac('sha256', secretKey).update('proof of work').digest();
  const sign = (scope: string, puzzle: string): Buffer =>
    createHmac('sha256', key).update(`${puzzle} ${scope}`).digest();

  function challengeOf(scope: string, level: ProofLevel): string {
    const bits = BITS_OF_FIRST_LEVEL + level - 1;
    const puzzle = `${bits}.${clock().getTime() + LIFE_MS}.${randomBytes(16).toString('base64url')}`;
    return `${puzzle}.${sign(scope, puzzle).toString('base64url')}`;
  }

  async function levelOf(scope: string, solution: string): Promise<ProofLevel> {
    const match = SOLUTION.exec(solution);
    if (!match) return 0;
    const [, puzzle = '', bits, endsAt, id, signature = ''] = match;
    if (!timingSafeEqual(Buffer.from(signature, 'base64url'), sign(scope, puzzle))) return 0;
    if (Number(endsAt) < clock().getTime() || !beginsWithZeros(solution, Number(bits))) return 0;
    if (!(await isUnused(limits, `${id}`))) return 0;
    return (Number(bits) - BITS_OF_FIRST_LEVEL + 1) as ProofLevel;
  }

  return {
    async redeem(scope, solution) {
      const level = solution === undefined ? 0 : await levelOf(scope, solution);
      return {
        upTo: (limit) => requestsOpenTo(level, limit),
        require(used, limit, waitMs) {
          const needed = levelNeeded(used, limit);
          if (needed > level) throw proofRequired(challengeOf(scope, needed), waitMs);
        },
      };
    },
  };
}

const SOLUTION = /^((\d{2})\.(\d{13})\.([\w-]{22}))\.([\w-]{43})\.\d{1,12}$/;

function beginsWithZeros(text: string, bits: number): boolean {
  const hash = createHash('sha256').update(text).digest();
  return hash.readUInt32BE() >>> (32 - bits) === 0;
}

/** Marks a challenge as used, for all processes; false where it was. */
async function isUnused(limits: RateLimits, id: string): Promise<boolean> {
  try {
    await limits.take(`proof ${id}`, { requests: 1, seconds: SPENT_S });
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

function proofRequired(challenge: string, waitMs: number): Problem {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  return new Problem('request.proof_required', 429, {
    facts: { minutes: Math.ceil(seconds / 60) },
    retryAfter: seconds,
    challenge,
  });
}
