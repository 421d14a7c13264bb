import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import { addToCart, openStall, someArticle, type Stall } from '../../../test/builders/stall.ts';
import { openTestShop } from '../../../test/http.ts';
import type { Customer } from '../../platform/actor.ts';
import { look, priceCart } from './service/load.ts';
import * as store from './store.ts';

let stall: Stall;
beforeAll(async () => {
  stall = await openStall(await openTestShop());
});
afterAll(() => stall.shop.close());

const buyerOf = (companyId: number, userId: number): Customer => ({
  ...{ role: 'buyer', userId, companyId, companyTitle: 'Kupac', name: 'Ana', sessionId: 1, language: 'bs' },
  ...{ canViewPrices: true, canOrder: true, orderLimit: null, monthLimit: null },
});

// A line that another tab added between the two statements of a look ended in a 500.
it('prices a line that came between the lines of a cart and their prices', async () => {
  const { db, now, loginAs } = stall.shop;
  const userId = await aPerson(db, { companyId: stall.companyId });
  const article = await someArticle(stall, 'T-1', { vpc: 1_250 });
  await addToCart(stall, await loginAs(userId), article, 2);
  const moment = { buyer: buyerOf(stall.companyId, userId), now: now() };
  const cart = await store.make(db, moment.buyer);
  const { rows } = await look(db, { cart: cart.id }, moment);
  const priced = await priceCart(db, { cart, rows, prices: () => new Map() }, moment);
  expect(priced.lines).toMatchObject([{ articleId: article, quantity: 2, price: { price: 1_250 } }]);
});
