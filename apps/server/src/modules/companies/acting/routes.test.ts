import { acting, addresses, documents, orders, shoppingCart, systemMessages, users } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompany, anAddress, aPerson, bind } from '../../../../test/builders/people.ts';
import {
  addToCart,
  moveOrder,
  openStall,
  placeOrder,
  someArticle,
  type Stall,
} from '../../../../test/builders/stall.ts';
import { openTestShop } from '../../../../test/http.ts';

let stall: Stall;
let representativeId: number;
let token: string;
let otherCompany: number;
let foreignCompany: number;

const begin = (companyId: number, as = token) => stall.shop.call(acting.begin, { token: as, body: { companyId } });
const cart = async (as = token) => (await stall.shop.call(shoppingCart.customer, { token: as })).data;

beforeAll(async () => {
  stall = await openStall(await openTestShop());
  const { shop, place, companyId } = stall;
  otherCompany = await aCompany(shop.db, place);
  foreignCompany = await aCompany(shop.db, place);
  await anAddress(shop.db, { companyId: otherCompany, ...place });
  representativeId = await aPerson(shop.db, { role: 'sales_representative' });
  await bind(shop.db, representativeId, companyId);
  await bind(shop.db, representativeId, otherCompany);
  token = await shop.loginAs(representativeId);
});
afterAll(() => stall.shop.close());

describe('choosing a company', () => {
  it('409 with a clear text for whatever needs a company while none is chosen', async () => {
    const { status, code, message } = await stall.shop.call(shoppingCart.customer, { token });
    expect({ status, code }).toEqual({ status: 409, code: 'acting.choose_company' });
    expect(message).toBe('Prvo odaberite kupca za kojeg radite.');
  });

  it('lists the bound companies and nobody else’s', async () => {
    const { data } = await stall.shop.call(acting.companies, { token });
    expect(data.map(({ id }: { id: number }) => id).sort()).toEqual([stall.companyId, otherCompany].sort());
  });

  it('404 for a company that is not bound, as for one that does not exist', async () => {
    const [foreign, missing] = [await begin(foreignCompany), await begin(2_000_000_000)];
    expect(foreign).toMatchObject({ status: 404, code: 'companies.not_found' });
    expect([missing.status, missing.code, missing.message]).toEqual([foreign.status, foreign.code, foreign.message]);
  });

  it('403 for buyers and administrators', async () => {
    for (const as of [stall.buyer, stall.administrator]) {
      expect(await begin(stall.companyId, as)).toMatchObject({ status: 403, code: 'access.not_allowed' });
    }
  });

  it('makes the company’s name, addresses and limits those of the session', async () => {
    await begin(stall.companyId);
    const { data } = await stall.shop.call(users.profile, { token });
    expect(data.userData).toMatchObject({ role: 'acting_representative', companyId: stall.companyId });
    const own = (await stall.shop.call(addresses.list, { token })).data;
    expect(own.map(({ id }: { id: number }) => id)).toEqual([stall.addressId]);
  });

  it('changes this session only', async () => {
    const second = await stall.shop.loginAs(representativeId);
    await begin(stall.companyId);
    expect((await stall.shop.call(users.profile, { token: second })).data.userData.role).toBe('sales_representative');
  });

  it('ends when told to, and twice is no fault', async () => {
    await begin(stall.companyId);
    for (let time = 0; time < 2; time += 1) expect((await stall.shop.call(acting.end, { token })).status).toBe(200);
    expect((await stall.shop.call(shoppingCart.customer, { token })).code).toBe('acting.choose_company');
  });

  it('ends at once where the bond is taken away, and where the company is closed', async () => {
    const { db } = stall.shop;
    const leaving = await aPerson(db, { role: 'sales_representative' });
    await bind(db, leaving, otherCompany);
    const as = await stall.shop.loginAs(leaving);
    await begin(otherCompany, as);
    expect((await stall.shop.call(shoppingCart.customer, { token: as })).status).toBe(200);
    await db.updateTable('company').set({ is_active: false }).where('id', '=', otherCompany).execute();
    expect((await stall.shop.call(shoppingCart.customer, { token: as })).code).toBe('acting.choose_company');
    await db.updateTable('company').set({ is_active: true }).where('id', '=', otherCompany).execute();
    expect((await stall.shop.call(shoppingCart.customer, { token: as })).status).toBe(200);
    await db.deleteFrom('company_representative').where('user_id', '=', leaving).execute();
    expect((await stall.shop.call(shoppingCart.customer, { token: as })).code).toBe('acting.choose_company');
  });
});

describe('the cart', () => {
  it('is one for each company, at the prices of that company', async () => {
    const { shop, companyId } = stall;
    const articleId = await someArticle(stall, 'AC-1', { vpc: 1_000 });
    await shop.db
      .insertInto('contract_price')
      .values({ company_id: companyId, article_id: articleId, price: 733 })
      .execute();
    await begin(companyId);
    await addToCart(stall, token, articleId, 2);
    const first = await cart();
    await begin(otherCompany);
    expect((await cart()).cartItems).toEqual([]);
    await addToCart(stall, token, articleId, 3);
    const second = await cart();
    expect(second.id).not.toBe(first.id);
    expect([first.cartItems[0].price, second.cartItems[0].price]).toEqual([7.33, 10]);
    await begin(companyId);
    expect((await cart()).cartItems[0].quantity).toBe(2);
  });

  it('is not that of the company’s buyer', async () => {
    await begin(stall.companyId);
    expect((await cart()).id).not.toBe((await cart(stall.buyer)).id);
  });

  it('keeps the same key apart for two companies', async () => {
    await begin(stall.companyId);
    const title = `Korpa ${Date.now()}`;
    const save = async () =>
      stall.shop.call(documents.create, {
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

describe('an order for the company', () => {
  let orderId: number;
  let articleId: number;

  beforeAll(async () => {
    articleId = await someArticle(stall, 'AC-2', { vpc: 5_000 });
    await begin(stall.companyId);
    await stall.shop.call(shoppingCart.empty, { token, params: { cartId: (await cart()).id } });
    await addToCart(stall, token, articleId);
    const { data } = await placeOrder(stall, token);
    orderId = data.orderId;
  });

  const read = (as: string) => stall.shop.call(orders.one, { token: as, params: { id: orderId } });

  it('keeps both names and is the company’s', async () => {
    const { data } = await read(token);
    const { first_name, last_name } = await stall.shop.db
      .selectFrom('user_account')
      .select(['first_name', 'last_name'])
      .where('id', '=', representativeId)
      .executeTakeFirstOrThrow();
    const { title } = await stall.shop.db
      .selectFrom('company')
      .select('title')
      .where('id', '=', stall.companyId)
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject({ placedBy: `${first_name} ${last_name}`, companyTitle: title, status: 1 });
  });

  it('is seen by each of the company’s users, in the list too, and by nobody of another company', async () => {
    expect((await read(stall.buyer)).status).toBe(200);
    const { data } = await stall.shop.call(orders.list, { token: stall.buyer, body: {} });
    expect(data.map(({ id }: { id: number }) => id)).toContain(orderId);
    const stranger = await stall.shop.loginAs(await aPerson(stall.shop.db, { companyId: foreignCompany }));
    expect(await read(stranger)).toMatchObject({ status: 404, code: 'orders.not_found' });
  });

  it('is not the buyer’s to call off', async () => {
    expect((await read(stall.buyer)).data.may).toEqual([]);
    expect((await moveOrder(stall, stall.buyer, { id: orderId, status: 3 })).status).toBe(409);
  });

  it('404 for the representative while acting for another company', async () => {
    await begin(otherCompany);
    expect(await read(token)).toMatchObject({ status: 404, code: 'orders.not_found' });
    await begin(stall.companyId);
  });

  it('is told to the company’s admin and to the representative', async () => {
    const admin = await stall.shop.loginAs(
      await aPerson(stall.shop.db, { role: 'company_admin', companyId: stall.companyId }),
    );
    await addToCart(stall, token, articleId);
    const { data } = await placeOrder(stall, token);
    for (const as of [admin, token]) {
      await expect
        .poll(async () => (await stall.shop.call(systemMessages.list, { token: as, body: {} })).data)
        .toContainEqual(expect.objectContaining({ link: `/profile/orders/${data.orderId}` }));
    }
  });

  it('knows no limits of buyers, and approves nobody’s order', async () => {
    const { shop, companyId } = stall;
    const limited = await shop.loginAs(await aPerson(shop.db, { companyId, orderLimit: 1 }));
    await addToCart(stall, limited, articleId);
    const { data } = await placeOrder(stall, limited);
    expect(data.status).toBe(-1);
    const seen = await shop.call(orders.one, { token, params: { id: data.orderId } });
    expect(seen.data).toMatchObject({ waitsFor: 'approval', may: [] });
    expect((await moveOrder(stall, token, { id: data.orderId, status: 1 })).code).toBe('orders.transition_not_allowed');
  });

  it('may be called off by the representative', async () => {
    expect((await read(token)).data.may).toEqual(['cancel']);
    expect((await moveOrder(stall, token, { id: orderId, status: 3 })).status).toBe(200);
  });
});

it('logs every action under both names, in the transaction of the action', async () => {
  await begin(stall.companyId);
  const entries = await stall.shop.db
    .selectFrom('audit_entry')
    .select(['action', 'user_id as userId', 'entity', 'entity_id as entityId', 'after'])
    .where('user_id', '=', representativeId)
    .execute();
  const actions = entries.map(({ action }) => action);
  expect(actions).toContain('acting.begin');
  expect(actions).toContain('acting POST /shopping-cart/add-item-v2');
  const checkout = entries.find(({ action }) => action.startsWith('acting POST /checkout') || action.includes('order'));
  expect(checkout).toMatchObject({
    entity: 'company',
    entityId: stall.companyId,
    after: { company: expect.any(String) },
  });

  const before = entries.length;
  // A refused action has happened to nobody.
  await addToCart(stall, token, 2_000_000_000);
  const { count } = await stall.shop.db
    .selectFrom('audit_entry')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', representativeId)
    .executeTakeFirstOrThrow();
  expect(count).toBe(before);
});
