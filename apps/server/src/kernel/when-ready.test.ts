import { geography } from '@sjaj/contract';
import { expect, it } from 'vitest';
import type { Handlers } from './handlers.ts';
import { whenReady } from './when-ready.ts';

type Given = Handlers<typeof geography>;
type Call = Parameters<Given['countries']>[0];

const COUNTRIES = [{ id: 1, code: 'BA', name: 'Bosna i Hercegovina' }];
const given = { countries: async () => COUNTRIES } as unknown as Given;
const call = {} as Call;

it('answers what was asked before it was open, and everything after', async () => {
  const { promise, resolve } = Promise.withResolvers<Given>();
  const handlers = whenReady(geography, promise);
  const early = handlers.countries(call);
  resolve(given);
  expect(await early).toBe(COUNTRIES);
  expect(await handlers.countries(call)).toBe(COUNTRIES);
});

it('says 503 and when to come back to whom it lets wait too long', async () => {
  const { promise, resolve } = Promise.withResolvers<Given>();
  const handlers = whenReady(geography, promise, { longestWaitMs: 1 });
  const refusal = { status: 503, code: 'request.unavailable', retryAfter: 2 };
  await expect(handlers.countries(call)).rejects.toMatchObject(refusal);
  resolve(given);
  await promise;
  expect(await handlers.countries(call)).toBe(COUNTRIES);
});
