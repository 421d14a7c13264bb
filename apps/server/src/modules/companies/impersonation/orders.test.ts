import { impersonation, orders, shoppingCart, systemMessages } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, bind } from '../../../../test/builders/people.ts';
import {
  aCompanyWithAddress,
  addToCart,
  cartOf,
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

const begin = (companyId: number) => stall.shop.call(impersonation.begin, { token, body: { companyId } });

beforeAll(async () => {
  stall = await openStall(await openTestShop());
  const { shop, companyId } = stall;
  otherCompany = await aCompanyWithAddress(stall);
  foreignCompany = await aCompanyWithAddress(stall);
  representativeId = await aPerson(shop.db, { role: 'sales_representative' });
  await bind(shop.db, representativeId, companyId);
  await bind(shop.db, representativeId, otherCompany);
  token = await shop.loginAs(representativeId);
});
afterAll(() => stall.shop.close());

describe('an order for the company', () => {
  let orderId: number;
  let articleId: number;

  beforeAll(async () => {
    articleId = await someArticle(stall, 'AC-2', { vpc: 5_000 });
    await begin(stall.companyId);
    await stall.shop.call(shoppingCart.empty, { token, params: { cartId: (await cartOf(stall, token)).id } });
    await addToCart(stall, token, articleId);
    const { data } = await placeOrder(stall, token);
    orderId = data.orderId;
  });

  const read = (as: string) => stall.shop.call(orders.one, { token: as, params: { id: orderId } });

  it('belongs to the company and stores the names of buyer and representative', async () => {
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

  it('is visible to every user of the company, in the list too, and to no other company', async () => {
    expect((await read(stall.buyer)).status).toBe(200);
    const { data } = await stall.shop.call(orders.list, { token: stall.buyer, body: {} });
    expect(data.map(({ id }: { id: number }) => id)).toContain(orderId);
    const outsider = await stall.shop.loginAs(await aPerson(stall.shop.db, { companyId: foreignCompany }));
    expect(await read(outsider)).toMatchObject({ status: 404, code: 'orders.not_found' });
  });

  it('409 for a buyer who cancels it', async () => {
    expect((await read(stall.buyer)).data.may).toEqual([]);
    expect((await moveOrder(stall, stall.buyer, { id: orderId, status: 3 })).status).toBe(409);
  });

  it('404 for the representative while acting for another company', async () => {
    await begin(otherCompany);
    expect(await read(token)).toMatchObject({ status: 404, code: 'orders.not_found' });
    await begin(stall.companyId);
  });

  it('notifies the company’s admin and the representative', async () => {
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

  it('is not subject to buyers’ limits; a representative cannot approve orders', async () => {
    const { shop, companyId } = stall;
    const limited = await shop.loginAs(await aPerson(shop.db, { companyId, orderLimit: 1 }));
    await addToCart(stall, limited, articleId);
    const { data } = await placeOrder(stall, limited);
    expect(data.status).toBe(-1);
    const seen = await shop.call(orders.one, { token, params: { id: data.orderId } });
    expect(seen.data).toMatchObject({ waitsFor: 'approval', may: [] });
    expect((await moveOrder(stall, token, { id: data.orderId, status: 1 })).code).toBe('orders.transition_not_allowed');
  });

  it('can be cancelled by the representative', async () => {
    expect((await read(token)).data.may).toEqual(['cancel']);
    expect((await moveOrder(stall, token, { id: orderId, status: 3 })).status).toBe(200);
  });
});
