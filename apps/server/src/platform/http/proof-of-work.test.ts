import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { solved } from '../../../test/builders/proofs.ts';
import type { Problem } from '../problem.ts';
import { levelNeeded, NO_PROOFS, openProofsOfWork, type ProofLevel, requestsOpenTo } from './proof-of-work.ts';
import { memoryRateLimits } from './rate-limits.ts';

const LIMIT = { requests: 10, seconds: 3_600, freeRequests: 5 };
const SCOPE = '/newsletter 192.0.2.1';
const SECOND_MS = 1_000;

function opened(secretKey = randomBytes(32)) {
  let now = Date.parse('2026-03-02T10:00:00Z');
  const clock = () => new Date(now);
  const proofs = openProofsOfWork({ secretKey, clock, limits: memoryRateLimits(clock) });
  const isAdmitted = async (solution: string | undefined, scope = SCOPE, used = 5): Promise<boolean> =>
    (await refused(solution, scope, used)) === undefined;
  const refused = async (solution: string | undefined, scope = SCOPE, used = 5): Promise<Problem | undefined> => {
    const proof = await proofs.redeem(scope, solution);
    try {
      proof.require(used, LIMIT, 90 * SECOND_MS);
      return undefined;
    } catch (error) {
      return error as Problem;
    }
  };
  const challenge = async (used = 5, scope = SCOPE): Promise<string> =>
    (await refused(undefined, scope, used))?.challenge ?? '';
  return { isAdmitted, refused, challenge, wait: (ms: number) => (now += ms) };
}

it('asks for nothing while the limit is far, and refuses near it with a challenge and the time to wait', async () => {
  const { isAdmitted, refused } = opened();
  expect(await isAdmitted(undefined, SCOPE, 4)).toBe(true);
  expect(await refused(undefined)).toMatchObject({
    code: 'request.proof_required',
    status: 429,
    retryAfter: 90,
    facts: { minutes: 2 },
    challenge: expect.stringMatching(/^14\.\d{13}\.[\w-]{22}\.[\w-]{43}$/),
  });
});

it('admits a solved challenge once', async () => {
  const { isAdmitted, challenge } = opened();
  const solution = solved(await challenge());
  expect([await isAdmitted(solution), await isAdmitted(solution)]).toEqual([true, false]);
});

it('refuses a solution of another caller or call, and of another shop', async () => {
  const { isAdmitted, challenge } = opened();
  const solution = solved(await challenge());
  expect(await isAdmitted(solution, '/newsletter 192.0.2.2')).toBe(false);
  expect(await isAdmitted(solution, '/users/register 192.0.2.1')).toBe(false);
  expect(await opened().isAdmitted(solution)).toBe(false);
  expect(await isAdmitted(solution)).toBe(true);
});

it('refuses a challenge after five minutes', async () => {
  const { isAdmitted, challenge, wait } = opened();
  const [early, late] = [solved(await challenge()), solved(await challenge())];
  wait(5 * 60 * SECOND_MS);
  expect(await isAdmitted(early)).toBe(true);
  wait(1);
  expect(await isAdmitted(late)).toBe(false);
});

it('refuses what is forged: an easier puzzle, a later end, another number, a made-up one', async () => {
  const { isAdmitted, challenge } = opened();
  const [bits = '', endsAt = '', id = '', signature = '', number = ''] = solved(await challenge()).split('.');
  const forged = [
    solved(`01.${endsAt}.${id}.${signature}`),
    solved(`${bits}.${Number(endsAt) + 1}.${id}.${signature}`),
    `${bits}.${endsAt}.${id}.${signature}.${Number(number) + 1}`,
    solved(`14.${endsAt}.${'x'.repeat(22)}.${'x'.repeat(43)}`),
    `${bits}.${endsAt}.${id}.${signature}`,
    'x',
    '',
  ];
  for (const one of forged) expect([one, await isAdmitted(one)]).toEqual([one, false]);
  expect(await isAdmitted(`${bits}.${endsAt}.${id}.${signature}.${number}`)).toBe(true);
});

it('asks for more the nearer the limit is, also of who brings an easier solution', async () => {
  const { isAdmitted, refused, challenge } = opened();
  const bitsAt = async (used: number) => Number.parseInt(await challenge(used), 10);
  expect([await bitsAt(5), await bitsAt(7), await bitsAt(8), await bitsAt(9)]).toEqual([14, 15, 16, 17]);
  expect((await refused(solved(await challenge(5)), SCOPE, 9))?.challenge).toMatch(/^17\./);
  expect(await isAdmitted(solved(await challenge(9)), SCOPE, 9)).toBe(true);
});

it('opens to each level the requests that need no more, and to the highest all of them', () => {
  const limits = fc
    .tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }))
    .map(([free, more]) => ({ freeRequests: free, requests: free + more, seconds: 600 }));
  const levels = fc.constantFrom<ProofLevel>(0, 1, 2, 3, 4);
  fc.assert(
    fc.property(limits, levels, fc.nat(1_000), (limit, level, position) => {
      const used = position % limit.requests;
      expect(used < requestsOpenTo(level, limit)).toBe(levelNeeded(used, limit) <= level);
    }),
    { seed: 7, numRuns: 500 },
  );
});

it('asks for nothing where limits are off', async () => {
  const proof = await NO_PROOFS.redeem(SCOPE, undefined);
  expect(proof.upTo(LIMIT)).toBe(10);
  expect(() => proof.require(100, LIMIT, 0)).not.toThrow();
});
