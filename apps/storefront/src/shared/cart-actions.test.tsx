import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from './api/query-client.ts';
import { addToCart } from './cart-actions.ts';
import { queuedChanges } from './cart-queue/queue-store.ts';
import { cartQuery, NO_CART, storeCart } from './cart-store.ts';
import { profileQuery } from './session/profile.ts';
import { beginSession, endSession } from './session/token.ts';

const ARTICLE = 5;

let version = 0;
const cartWith = (quantity: number) => {
  const cartItems = [{ id: 1, articleId: ARTICLE, quantity, article: { title: 'Papir' } }];
  return { ...NO_CART, id: 7, version: (version += 1), cartItems } as unknown as typeof NO_CART;
};

/** Ends each call in the order in which they were made: with a cart, or as a lost answer. */
const calls: { answer: (response: Response) => void; lose: () => void }[] = [];

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    () => new Promise<Response>((answer, refuse) => calls.push({ answer, lose: () => refuse(new TypeError('lost')) })),
  );
  beginSession('token', true);
  queryClient.setQueryData(profileQuery.queryKey, { userData: { id: 3, role: 'buyer', companyId: 9 } } as never);
  storeCart(cartWith(2));
});
afterEach(() => {
  calls.length = 0;
  vi.unstubAllGlobals();
  localStorage.clear();
  endSession('ended');
});

const add = (quantity: number) => addToCart([{ articleId: ARTICLE, quantity, title: 'Papir' }]);
const callOf = (place: number) => vi.waitFor(() => calls[place] ?? expect.fail('no call'), 30_000);
const queued = () => queuedChanges().map(({ quantity }) => quantity);

it('an addition whose answer is lost counts once, also where the cart has been read again meanwhile', async () => {
  const added = add(1);
  const call = await callOf(0);
  // The server has it, and pushes the new cart before the line breaks.
  storeCart(cartWith(3));
  call.lose();
  expect(await added).toBe(true);
  expect(queued()).toEqual([3]);
});

it('counts each of two additions whose answers are lost, in whichever order', async () => {
  const both = [add(1), add(2)];
  const [first, second] = [await callOf(0), await callOf(1)];
  second.lose();
  await both[1];
  first.lose();
  await both[0];
  expect(queued()).toEqual([5]);
});

it('counts an addition that is lost after another one has arrived', async () => {
  const both = [add(1), add(2)];
  const [first, second] = [await callOf(0), await callOf(1)];
  first.answer(Response.json({ data: cartWith(3) }));
  await both[0];
  second.lose();
  await both[1];
  expect(queued()).toEqual([5]);
});

it('adds to what is queued already', async () => {
  for (const place of [0, 1]) {
    const added = add(1);
    (await callOf(place)).lose();
    await added;
  }
  expect(queued()).toEqual([4]);
  expect(queryClient.getQueryData(cartQuery.queryKey)?.cartItems[0]?.quantity).toBe(2);
});
