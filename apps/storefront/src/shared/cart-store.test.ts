import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from './api/query-client.ts';
import { cartQuery, NO_CART, storeCart } from './cart-store.ts';
import { beginSession, endSession } from './session/token.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  endSession('ended');
});

const version = (number: number) => ({ ...NO_CART, id: 7, version: number });

it('a reading of the cart that began before a change does not take the change back', async () => {
  vi.stubGlobal('window', {});
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  beginSession('token', true);
  const read = queryClient.fetchQuery(cartQuery);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(1), 30_000);
  storeCart(version(2));
  answer(Response.json({ data: version(1) }));
  expect((await read).version).toBe(2);
  expect(queryClient.getQueryData(cartQuery.queryKey)?.version).toBe(2);
});
