import { checkout, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import {
  addToCart,
  aCompanyWithAddress,
  cartOf,
  checkoutBody,
  seedShop,
  type SeededShop,
  someArticle,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

const ROUNDS = 5;
const CODES = ['PRVA', 'DOBRODOSLI', 'START'];

it('there is one first order of a company, even where its buyers place several at once with a code each', async () => {
  const { shop } = seeded;
  const term = { starts_at: new Date('2020-01-01'), ends_at: new Date('2099-01-01'), first_order_only: true };
  const coupons = CODES.map((code) => ({ ...term, code, amount: 100 }));
  await shop.db.insertInto('coupon').values(coupons).execute();
  const article = await someArticle(seeded, 'FO-1', { stock: 1_000 });
  for (let round = 0; round < ROUNDS; round += 1) {
    const companyId = await aCompanyWithAddress(seeded);
    const carts = [];
    for (const code of CODES) {
      const token = await shop.loginAs(await aPerson(shop.db, { companyId }));
      await addToCart(seeded, token, article);
      const { id: cartId } = await cartOf(seeded, token);
      expect((await shop.call(shoppingCart.applyCode, { token, params: { cartId, code } })).status).toBe(200);
      carts.push({ token, body: await checkoutBody(seeded, token) });
    }
    const replies = await Promise.all(carts.map((cart) => shop.call(checkout.place, cart)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  }
});
