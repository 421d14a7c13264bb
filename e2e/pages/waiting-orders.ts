import { type APIRequestContext, expect } from '@playwright/test';
import { CUSTOMER_PASSWORD, STAFF_PASSWORD } from './session.ts';

/** Orders of a busy day, placed by calls: eighty by hand would be a journey of their own. */

interface Caller {
  /** Sends a call of this person and returns its data. */
  readonly send: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: object) => Promise<Data>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the contract has checked the answers; only a few fields are read here
type Data = any;

/** Somebody of the demo shop, logged in. */
async function caller(
  request: APIRequestContext,
  username: string,
  { password = CUSTOMER_PASSWORD } = {},
): Promise<Caller> {
  const call = async (method: string, path: string, data?: object, token?: string): Promise<Data> => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const reply = await request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
    const answer = (await reply.json()) as Data;
    expect(reply.status(), `${method} ${path} of ${username}: ${JSON.stringify(answer.info ?? answer)}`).toBe(200);
    return answer.data;
  };
  const { token } = await call('POST', '/auth/login', { username, password });
  return { send: (method, path, data) => call(method, path, data, token) };
}

export const staffCaller = (request: APIRequestContext): Promise<Caller> =>
  caller(request, 'lejla', { password: STAFF_PASSWORD });

/** A buyer with nothing in the cart. */
export async function buyer(request: APIRequestContext, username: string): Promise<Caller> {
  const person = await caller(request, username);
  const { id, cartItems } = await person.send('GET', '/shopping-cart/customer');
  if (cartItems.length > 0) await person.send('DELETE', `/shopping-cart/empty-shopping-cart/${id}`);
  return person;
}

interface Wanted {
  readonly articleId: number;
  readonly quantity: number;
  readonly note?: string;
}

/** Orders an article by own delivery, as a buyer of a company. */
export async function order({ send }: Caller, { articleId, quantity, note }: Wanted): Promise<void> {
  await send('POST', '/shopping-cart/add-item-v2', { articleId, quantity });
  const { cartItems } = await send('GET', '/shopping-cart/customer');
  const { cartVersion, delivery, addresses } = await send('GET', '/shopping-cart/checkout-options');
  const own = delivery.find(({ method }: Data) => method === 'own');
  const short = cartItems.filter(({ notices }: Data) => notices.includes('short'));
  await send('POST', '/shopping-cart/checkout', {
    deliveryMethod: 'own',
    addressId: addresses[0].id,
    paymentTypeId: 1,
    termsAccepted: true,
    cartVersion,
    seenTotal: own.totals.total,
    agreedToWaitFor: short.map((line: Data) => line.articleId),
    ...(note !== undefined && { note }),
  });
}

/** The id of an article by its code. */
export async function articleId({ send }: Caller, code: string): Promise<number> {
  const { articles } = await send('POST', '/articles/listing', { quickSearch: code });
  return articles[0].id;
}
