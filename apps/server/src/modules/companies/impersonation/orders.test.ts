import { impersonation, orders, shoppingCart, systemMessages } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, bind } from '../../../../test/builders/people.ts';
import {
  aCompanyWithAddress,
  addToCart,
  cartOf,
  moveOrder,
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

const begin = (companyId: number) => seeded.shop.call(impersonation.begin, { token, body: { companyId } });

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const { shop, companyId } = seeded;
  otherCompany = await aCompanyWithAddress(seeded);
  foreignCompany = await aCompanyWithAddress(seeded);
  representativeId = await aPerson(shop.db, { role: 'sales_representative' });
  await bind(shop.db, representativeId, companyId);
  await bind(shop.db, representativeId, otherCompany);
  token = await shop.loginAs(representativeId);
});
afterAll(() => seeded.shop.close());

describe('an order for the company', () => {
  let orderId: number;
  let articleId: number;

  beforeAll(async () => {
    articleId = await someArticle(seeded, 'AC-2', { vpc: 5_000 });
    await begin(seeded.companyId);
    await seeded.shop.call(shoppingCart.empty, { token, params: { cartId: (await cartOf(seeded, token)).id } });
    await addToCart(seeded, token, articleId);
    const { data } = await placeOrder(seeded, token);
    orderId = data.orderId;
  });

  const read = (as: string) => seeded.shop.call(orders.one, { token: as, params: { id: orderId } });

  it('belongs to the company and stores the names of buyer and representative', async () => {
    const { data } = await read(token);
    const { first_name, last_name } = await seeded.shop.db
      .selectFrom('user_account')
      .select(['first_name', 'last_name'])
      .where('id', '=', representativeId)
      .executeTakeFirstOrThrow();
    const { title } = await seeded.shop.db
      .selectFrom('company')
      .select('title')
      .where('id', '=', seeded.companyId)
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject({ placedBy: `${first_name} ${last_name}`, companyTitle: title, status: 1 });
  });

  it('is visible to every user of the company, in the list too, and to no other company', async () => {
    expect((await read(seeded.buyer)).status).toBe(200);
    const { data } = await seeded.shop.call(orders.list, { token: seeded.buyer, body: {} });
    expect(data.map(({ id }: { id: number }) => id)).toContain(orderId);
    const outsider = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { companyId: foreignCompany }));
    expect(await read(outsider)).toMatchObject({ status: 404, code: 'orders.not_found' });
  });

  it('409 for a buyer who cancels it', async () => {
    expect((await read(seeded.buyer)).data.may).toEqual([]);
    expect((await moveOrder(seeded, seeded.buyer, { id: orderId, status: 3 })).status).toBe(409);
  });

  it('404 for the representative while acting for another company', async () => {
    await begin(otherCompany);
    expect(await read(token)).toMatchObject({ status: 404, code: 'orders.not_found' });
    await begin(seeded.companyId);
  });

  it('notifies the company’s admin and the representative', async () => {
    const admin = await seeded.shop.loginAs(
      await aPerson(seeded.shop.db, { role: 'company_admin', companyId: seeded.companyId }),
    );
    await addToCart(seeded, token, articleId);
    const { data } = await placeOrder(seeded, token);
    for (const as of [admin, token]) {
      await expect
        .poll(async () => (await seeded.shop.call(systemMessages.list, { token: as, body: {} })).data)
        .toContainEqual(expect.objectContaining({ link: `/profile/orders/${data.orderId}` }));
    }
  });

  it('is not subject to buyers’ limits; a representative cannot approve orders', async () => {
    const { shop, companyId } = seeded;
    const limited = await shop.loginAs(await aPerson(shop.db, { companyId, orderLimit: 1 }));
    await addToCart(seeded, limited, articleId);
    const { data } = await placeOrder(seeded, limited);
    expect(data.status).toBe(-1);
    const seen = await shop.call(orders.one, { token, params: { id: data.orderId } });
    expect(seen.data).toMatchObject({ waitsFor: 'approval', may: [] });
    expect((await moveOrder(seeded, token, { id: data.orderId, status: 1 })).code).toBe(
      'orders.transition_not_allowed',
    );
  });

  it('can be cancelled by the representative', async () => {
    expect((await read(token)).data.may).toEqual(['cancel']);
    expect((await moveOrder(seeded, token, { id: orderId, status: 3 })).status).toBe(200);
  });
});
