import { checkout, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aGuest, confirmOrder, detailsOf, openTheShop } from '../../../test/builders/guests.ts';
import { challengeOf, solved } from '../../../test/builders/proofs.ts';
import { checkoutBody, seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop, type Reply } from '../../../test/http.ts';

let seeded: SeededShop;
let soap: number;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop({ limitsRates: true }));
  await openTheShop(seeded.shop, {});
  soap = await someArticle(seeded, 'P-1', { vpc: 10_00, stock: 500 });
});
afterAll(() => seeded.shop.close());

/** A guest with a cart who is about to order. */
async function aGuestAtCheckout(email: string): Promise<(proof?: string, key?: string) => Promise<Reply>> {
  const { shop } = seeded;
  const { token } = await aGuest(shop);
  await shop.call(shoppingCart.addItems, { token, body: { items: [{ articleId: soap, quantity: 1 }] } });
  const body = await checkoutBody(seeded, token, { guest: detailsOf(seeded, { email }) });
  return (proof, key = 'order-1') => shop.call(checkout.place, { token, body, proof, key, address: '10.9.0.1' });
}

it('wants a proof of the fourth order of a network within the hour, and answers a repetition without one', async () => {
  for (const n of [1, 2, 3]) {
    const { data } = await (await aGuestAtCheckout(`p${n}@posta.test`))();
    await confirmOrder(seeded.shop, data.orderId);
  }
  const place = await aGuestAtCheckout('p4@posta.test');
  const refused = await place();
  expect(refused).toMatchObject({ status: 429, code: 'request.proof_required' });
  const placed = await place(solved(challengeOf(refused)));
  expect(placed.status).toBe(200);
  const repeated = await place();
  expect([repeated.status, repeated.data.orderId]).toEqual([200, placed.data.orderId]);
});
