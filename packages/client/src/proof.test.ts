import { describe, expect, it, vi } from 'vitest';
import { CallFailed } from './call.ts';
import { withProof } from './proof.ts';

const refusal = (challenge?: string) => new CallFailed({ status: 429, code: 'request.x', message: '', challenge });

describe('a call that the server wants a puzzle solved for', () => {
  it('is made again with the solution', async () => {
    const attempt = vi.fn(async (solution?: string) => {
      if (solution === undefined) throw refusal('puzzle');
      return `served for ${solution}`;
    });
    expect(await withProof(async (challenge) => `${challenge}.7`, attempt)).toBe('served for puzzle.7');
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it('fails as refused where the browser cannot solve it, or nobody can', async () => {
    for (const solve of [async () => null, undefined]) {
      const attempt = vi.fn(async () => Promise.reject(refusal('puzzle')));
      await expect(withProof(solve, attempt)).rejects.toMatchObject({ status: 429, challenge: 'puzzle' });
      expect(attempt).toHaveBeenCalledTimes(1);
    }
  });

  it('fails after the third solution that came too late', async () => {
    const attempt = vi.fn(async () => Promise.reject(refusal('puzzle')));
    await expect(withProof(async () => 'solved', attempt)).rejects.toMatchObject({ status: 429 });
    expect(attempt).toHaveBeenCalledTimes(4);
  });
});

it('passes other failures on without solving anything', async () => {
  const solve = vi.fn(async () => 'solved');
  const attempt = () => Promise.reject(refusal());
  await expect(withProof(solve, attempt)).rejects.toMatchObject({ code: 'request.x' });
  expect(solve).not.toHaveBeenCalled();
});
