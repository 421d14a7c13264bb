import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, readToken } from '../../shared/session/token.ts';
import { beginActing } from './begin-acting.ts';

let answer: Response;

beforeEach(() => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
});
afterEach(() => {
  endSession('ended');
  vi.unstubAllGlobals();
});

const profile = (actingMode: string | null) =>
  Response.json({ data: { userData: { id: 7, role: 'buyer', actingMode } } });

it('begins the session that staff have opened in the name of a company', async () => {
  answer = profile('view');
  await beginActing('shp_staff');
  expect(readToken()).toBe('shp_staff');
});

it('ignores the token of anybody else, so that no link logs its reader in', async () => {
  answer = profile(null);
  await beginActing('shp_stranger');
  expect(readToken()).toBeNull();
});

it('ignores a token that has ended', async () => {
  answer = Response.json({ data: null }, { status: 401 });
  await beginActing('shp_ended');
  expect(readToken()).toBeNull();
});
