import type { AddressInfo } from 'node:net';
import { impersonation, addresses, documents, shoppingCart, users } from '@sjaj/contract';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompany, anAddress, aPerson, bind } from '../../../../test/builders/people.ts';
import {
  addToCart,
  seedShop,
  placeOrder,
  someArticle,
  type SeededShop,
} from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';

let seeded: SeededShop;
let representativeId: number;
let token: string;
let otherCompany: number;
let foreignCompany: number;

const begin = (companyId: number, as = token) =>
  seeded.shop.call(impersonation.begin, { token: as, body: { companyId } });
const cart = async (as = token) => (await seeded.shop.call(shoppingCart.customer, { token: as })).data;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const { shop, place, companyId } = seeded;
  otherCompany = await aCompany(shop.db, place);
  foreignCompany = await aCompany(shop.db, place);
  await anAddress(shop.db, { companyId: otherCompany, ...place });
  representativeId = await aPerson(shop.db, { role: 'sales_representative' });
  await bind(shop.db, representativeId, companyId);
  await bind(shop.db, representativeId, otherCompany);
  token = await shop.loginAs(representativeId);
});
afterAll(() => seeded.shop.close());

describe('choosing a company', () => {
  it('409 for calls that need a company while none is chosen', async () => {
    const { status, code, message } = await seeded.shop.call(shoppingCart.customer, { token });
    expect({ status, code }).toEqual({ status: 409, code: 'acting.choose_company' });
    expect(message).toBe('Prvo odaberite kupca za kojeg radite.');
  });

  it('lists the assigned companies only', async () => {
    const { data } = await seeded.shop.call(impersonation.companies, { token });
    expect(data.map(({ id }: { id: number }) => id).sort()).toEqual([seeded.companyId, otherCompany].sort());
  });

  it('404 for a company that is not assigned or does not exist', async () => {
    const [foreign, missing] = [await begin(foreignCompany), await begin(2_000_000_000)];
    expect(foreign).toMatchObject({ status: 404, code: 'companies.not_found' });
    expect([missing.status, missing.code, missing.message]).toEqual([foreign.status, foreign.code, foreign.message]);
  });

  it('403 for buyers and administrators', async () => {
    for (const as of [seeded.buyer, seeded.administrator]) {
      expect(await begin(seeded.companyId, as)).toMatchObject({ status: 403, code: 'access.not_allowed' });
    }
  });

  it('applies the company’s name, addresses and limits to the session', async () => {
    await begin(seeded.companyId);
    const { data } = await seeded.shop.call(users.profile, { token });
    expect(data.userData).toMatchObject({ role: 'acting_representative', companyId: seeded.companyId });
    const own = (await seeded.shop.call(addresses.list, { token })).data;
    expect(own.map(({ id }: { id: number }) => id)).toEqual([seeded.addressId]);
  });

  it('changes this session only', async () => {
    const second = await seeded.shop.loginAs(representativeId);
    await begin(seeded.companyId);
    expect((await seeded.shop.call(users.profile, { token: second })).data.userData.role).toBe('sales_representative');
  });

  it('ends on request and is idempotent', async () => {
    await begin(seeded.companyId);
    for (let time = 0; time < 2; time += 1)
      expect((await seeded.shop.call(impersonation.end, { token })).status).toBe(200);
    expect((await seeded.shop.call(shoppingCart.customer, { token })).code).toBe('acting.choose_company');
  });

  it('ends at once when the assignment is removed or the company is closed', async () => {
    const { db } = seeded.shop;
    const leaving = await aPerson(db, { role: 'sales_representative' });
    await bind(db, leaving, otherCompany);
    const as = await seeded.shop.loginAs(leaving);
    await begin(otherCompany, as);
    expect((await seeded.shop.call(shoppingCart.customer, { token: as })).status).toBe(200);
    await db.updateTable('company').set({ is_active: false }).where('id', '=', otherCompany).execute();
    expect((await seeded.shop.call(shoppingCart.customer, { token: as })).code).toBe('acting.choose_company');
    await db.updateTable('company').set({ is_active: true }).where('id', '=', otherCompany).execute();
    expect((await seeded.shop.call(shoppingCart.customer, { token: as })).status).toBe(200);
    await db.deleteFrom('company_representative').where('user_id', '=', leaving).execute();
    expect((await seeded.shop.call(shoppingCart.customer, { token: as })).code).toBe('acting.choose_company');
  });
});

describe('the cart', () => {
  it('is separate for each company and has that company’s prices', async () => {
    const { shop, companyId } = seeded;
    const articleId = await someArticle(seeded, 'AC-1', { vpc: 1_000 });
    await shop.db
      .insertInto('contract_price')
      .values({ company_id: companyId, article_id: articleId, price: 733 })
      .execute();
    await begin(companyId);
    await addToCart(seeded, token, articleId, 2);
    const first = await cart();
    await begin(otherCompany);
    expect((await cart()).cartItems).toEqual([]);
    await addToCart(seeded, token, articleId, 3);
    const second = await cart();
    expect(second.id).not.toBe(first.id);
    expect([first.cartItems[0].price, second.cartItems[0].price]).toEqual([7.33, 10]);
    await begin(companyId);
    expect((await cart()).cartItems[0].quantity).toBe(2);
  });

  it('is separate from the cart of the company’s buyer', async () => {
    await begin(seeded.companyId);
    expect((await cart()).id).not.toBe((await cart(seeded.buyer)).id);
  });

  it('separates the same idempotency key of two companies', async () => {
    await begin(seeded.companyId);
    const title = `Korpa ${Date.now()}`;
    const save = async () =>
      seeded.shop.call(documents.create, {
        token,
        params: { shoppingCartId: (await cart()).id },
        body: { title, isShared: true },
        key: 'the-same-key',
      });
    expect((await save()).status).toBe(200);
    await begin(otherCompany);
    expect((await save()).code).not.toBe('request.key_reused');
  });
});

it('logs every action with the names of representative and company, in the transaction of the action', async () => {
  await begin(seeded.companyId);
  await addToCart(seeded, token, await someArticle(seeded, 'AC-3'));
  await placeOrder(seeded, token);
  const entries = await seeded.shop.db
    .selectFrom('audit_entry')
    .select(['action', 'user_id as userId', 'entity', 'entity_id as entityId', 'after'])
    .where('user_id', '=', representativeId)
    .execute();
  const actions = entries.map(({ action }) => action);
  expect(actions).toContain('acting.begin');
  expect(actions).toContain('acting POST /shopping-cart/add-item-v2');
  const checkout = entries.find(({ action }) => action === 'acting POST /shopping-cart/checkout');
  expect(checkout).toMatchObject({
    entity: 'company',
    entityId: seeded.companyId,
    after: { company: expect.any(String) },
  });

  const before = entries.length;
  // A refused action leaves no entry.
  await addToCart(seeded, token, 2_000_000_000);
  const { count } = await seeded.shop.db
    .selectFrom('audit_entry')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', representativeId)
    .executeTakeFirstOrThrow();
  expect(count).toBe(before);
});

it('notifies all screens of the representative when the company changes', async () => {
  const { shop, companyId } = seeded;
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const screen = io(`http://127.0.0.1:${port}/hubs/notifications`, {
    path: '/hubs/socket.io',
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
    forceNew: true,
  });
  const happens = (event: string) => new Promise<void>((resolve) => void screen.once(event, () => resolve()));
  try {
    await happens('connect');
    for (const change of [() => begin(companyId), () => shop.call(impersonation.end, { token })]) {
      const notified = happens('SessionChanged');
      await change();
      await notified;
    }
    expect(screen.connected).toBe(true);
  } finally {
    screen.disconnect();
  }
});
