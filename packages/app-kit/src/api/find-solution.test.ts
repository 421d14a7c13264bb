import { expect, it } from 'vitest';
import { findSolution } from './find-solution.ts';

it.each([1, 8, 12])('finds a number whose hash begins with %i zero bits', async (bits) => {
  const challenge = `${String(bits).padStart(2, '0')}.1790000000000.id.signature`;
  const solution = await findSolution(challenge);
  expect(solution.slice(0, challenge.length + 1)).toBe(`${challenge}.`);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(solution));
  expect(new DataView(hash).getUint32(0)).toBeLessThan(2 ** (32 - bits));
});
