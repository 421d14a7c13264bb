import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAccessDenied, refreshProfile, profileQuery } from './profile.ts';
import { beginSession, endSession, clearGuestToken, guestToken, isSignedIn, storeGuestToken } from './token.ts';

/** The bearer of each question who is here, null where there was none. */
let bearers: (string | null)[];
/** What the server answers by bearer: a role, or a status that refuses. */
let server: Record<string, string | number>;
let queries: QueryClient;

function answer(_: unknown, { headers }: { readonly headers: Readonly<Record<string, string>> }): Promise<Response> {
  const bearer = headers['authorization']?.slice('Bearer '.length) ?? null;
  bearers.push(bearer);
  const said = server[bearer ?? 'nobody'] ?? 401;
  if (typeof said === 'number') return Promise.resolve(Response.json({ data: null }, { status: said }));
  return Promise.resolve(Response.json({ data: { userData: { role: said, id: bearer === null ? 0 : 1 } } }));
}

beforeEach(() => {
  bearers = [];
  server = {};
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  vi.unstubAllGlobals();
  endSession('ended');
  clearGuestToken();
});

const whoIsHere = async (): Promise<string> => (await queries.fetchQuery(profileQuery)).userData.role;

describe('who is here', () => {
  it('is a guest of an open shop', async () => {
    server = { nobody: 'guest' };
    expect(await whoIsHere()).toBe('guest');
    expect(bearers).toEqual([null]);
  });

  it('is nobody in a closed one', async () => {
    await expect(whoIsHere()).rejects.toSatisfy(isAccessDenied);
    expect(bearers).toEqual([null]);
  });

  it('is a guest without a cart where the server has forgotten the cart', async () => {
    storeGuestToken('old');
    server = { nobody: 'guest' };
    expect(await whoIsHere()).toBe('guest');
    expect(bearers).toEqual(['old', null]);
    expect(guestToken()).toBeNull();
  });

  it('keeps the cart of a guest whom a closed shop turns away, for the account that logs in', async () => {
    storeGuestToken('cart');
    await expect(whoIsHere()).rejects.toSatisfy(isAccessDenied);
    expect(guestToken()).toBe('cart');
  });

  it('keeps it where the server is at fault', async () => {
    storeGuestToken('cart');
    server = { cart: 503 };
    await expect(whoIsHere()).rejects.not.toSatisfy(isAccessDenied);
    expect(bearers).toEqual(['cart']);
    expect(guestToken()).toBe('cart');
  });

  it('is the person who has logged in while the answer about the one before was on its way', async () => {
    server = { ana: 'buyer', ivo: 'private' };
    beginSession('ana', true);
    const asked = whoIsHere();
    beginSession('ivo', true);
    expect(await asked).toBe('private');
    expect(bearers).toEqual(['ana', 'ivo']);
  });

  it.each([401, 405])('ends a session with %i and asks for no guest', async (status) => {
    beginSession('dead', true);
    server = { dead: status, nobody: 'guest' };
    await expect(whoIsHere()).rejects.toSatisfy(isAccessDenied);
    expect(bearers).toEqual(['dead']);
    expect(isSignedIn()).toBe(false);
  });
});

describe('a second look', () => {
  it('forgets what was loaded for another person', async () => {
    server = { nobody: 'guest', person: 'buyer' };
    await whoIsHere();
    queries.setQueryData(['listing'], 'retail prices');
    beginSession('person', true);
    await refreshProfile(queries);
    expect(queries.getQueryData(['listing'])).toBeUndefined();
  });

  it('is not the answer to a question of the person before', async () => {
    server = { ana: 'buyer', ivo: 'private' };
    beginSession('ana', true);
    await whoIsHere();
    // It waits for a log-in, and is given up where somebody else logs in.
    const refused = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => refused.promise);
    const outdated = queries.fetchQuery({ ...profileQuery, staleTime: 0 }).catch(() => null);
    await vi.waitFor(() => expect(queries.isFetching()).toBe(1), 30_000);
    vi.stubGlobal('fetch', answer);
    beginSession('ivo', true);
    const looked = refreshProfile(queries);
    refused.resolve(Response.json({ data: { userData: { role: 'buyer', id: 1 } } }));
    await Promise.all([looked, outdated]);
    expect(queries.getQueryData(profileQuery.queryKey)?.userData.role).toBe('private');
  });

  it('is taken once where two reasons for it come at once', async () => {
    server = { ana: 'buyer', ivo: 'private' };
    beginSession('ana', true);
    await whoIsHere();
    beginSession('ivo', true);
    await Promise.all([refreshProfile(queries), refreshProfile(queries)]);
    expect(queries.getQueryData(profileQuery.queryKey)?.userData.role).toBe('private');
  });

  it('keeps what a guest has loaded when the cart is begun, which is all that changes', async () => {
    server = { nobody: 'guest', cart: 'guest_buyer' };
    await whoIsHere();
    queries.setQueryData(['listing'], 'retail prices');
    queries.setQueryData(['cart'], 'none');
    storeGuestToken('cart');
    await refreshProfile(queries);
    expect(queries.getQueryData(['listing'])).toBe('retail prices');
    expect(queries.getQueryData(['cart'])).toBeUndefined();
  });
});
