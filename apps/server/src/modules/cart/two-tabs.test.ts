import { shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addToCart, anotherBuyer, seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

// Lines and prices used to be two statements: a line that another tab added between them ended in a 500.
it('shows each line at its price while another tab adds line after line', async () => {
  const buyer = await anotherBuyer(seeded);
  const articles: number[] = [];
  for (let line = 0; line < 12; line += 1) articles.push(await someArticle(seeded, `T-${line}`, { vpc: 1_000 + line }));
  const read = () => seeded.shop.call(shoppingCart.customer, { token: buyer });
  const replies = await Promise.all(articles.flatMap((id) => [addToCart(seeded, buyer, id), read(), read()]));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const priceOf = new Map(articles.map((id, line) => [id, (1_000 + line) / 100]));
  for (const { articleId, price } of replies.flatMap(({ data }) => data.cartItems)) {
    expect(price).toBe(priceOf.get(articleId));
  }
  expect((await read()).data.cartItems).toHaveLength(articles.length);
});
