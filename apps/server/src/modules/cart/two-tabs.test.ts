import { shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addToCart, anotherBuyer, openStall, someArticle, type Stall } from '../../../test/builders/stall.ts';
import { openTestShop } from '../../../test/http.ts';

let stall: Stall;
beforeAll(async () => {
  stall = await openStall(await openTestShop());
});
afterAll(() => stall.shop.close());

// Lines and prices used to be two statements: a line that another tab added between them ended in a 500.
it('shows each line at its price while another tab adds line after line', async () => {
  const buyer = await anotherBuyer(stall);
  const articles: number[] = [];
  for (let line = 0; line < 12; line += 1) articles.push(await someArticle(stall, `T-${line}`, { vpc: 1_000 + line }));
  const read = () => stall.shop.call(shoppingCart.customer, { token: buyer });
  const replies = await Promise.all(articles.flatMap((id) => [addToCart(stall, buyer, id), read(), read()]));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const priceOf = new Map(articles.map((id, line) => [id, (1_000 + line) / 100]));
  for (const { articleId, price } of replies.flatMap(({ data }) => data.cartItems)) {
    expect(price).toBe(priceOf.get(articleId));
  }
  expect((await read()).data.cartItems).toHaveLength(articles.length);
});
