import { createHash } from 'node:crypto';
import type { Route } from '@sjaj/contract';
import type { CallInput, Reply, TestShop } from '../http.ts';

/** Solves a challenge as a browser does. */
export function solved(challenge: string): string {
  const bits = Number.parseInt(challenge, 10);
  const begun = createHash('sha256').update(`${challenge}.`);
  for (let number = 0; ; number += 1) {
    const hash = begun.copy().update(String(number)).digest();
    if (hash.readUInt32BE() >>> (32 - bits) === 0) return `${challenge}.${number}`;
  }
}

/** The challenge of a refusal. */
export const challengeOf = ({ headers }: Reply): string => String(headers['proof-challenge']);

/** Makes a call as a browser does: a refusal that holds a challenge is answered with its solution. */
export async function callWithProof(call: TestShop['call'], route: Route, input: CallInput): Promise<Reply> {
  const first = await call(route, input);
  return first.code === 'request.proof_required'
    ? callWithProof(call, route, { ...input, proof: solved(challengeOf(first)) })
    : first;
}
