import { checkout } from '@sjaj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { detailsOf, openTheShop } from '../../../test/builders/guests.ts';
import { type Account, aGuestWith, anAccount, isGone, linesOf, loginWith } from '../../../test/builders/joining.ts';
import {
  addToCart,
  checkoutBody,
  seedShop,
  someArticle,
  type SeededShop,
  stockOf,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
let soap: number;
/** Created for each test. */
let customer: Account;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop({ connections: 8 }));
  await openTheShop(seeded.shop);
  soap = await someArticle(seeded, 'J-1', { vpc: 10_00, stock: 50_000 });
});
afterAll(() => seeded.shop.close());
beforeEach(async () => {
  customer = await anAccount(seeded);
});

// Twenty passwords are checked two at a time, which is slow on a busy machine.
describe('a race', () => {
  const rounds = Math.min(inject('rounds'), 10);
  const each = async (round: () => Promise<void>): Promise<void> => {
    for (let number = 0; number < rounds; number += 1) await round();
  };

  it('of 20 log-ins with one token merges the cart once', async () => {
    await each(async () => {
      customer = await anAccount(seeded);
      const guest = await aGuestWith(seeded, soap, 3);
      // Half of the log-ins are another customer's: one of the two gets the cart.
      const other = await anAccount(seeded);
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, index) => loginWith(seeded, index % 2 ? other : customer, guest.token)),
      );
      const done = replies.filter(({ status }) => status === 200);
      // Some log-ins of the flood are refused. The others share one cart's worth.
      for (const { status } of replies) expect([200, 429, 503]).toContain(status);
      expect(done.reduce((all, { data }) => all + data.joinedLines, 0)).toBe(1);
      // More than ten log-ins end an account's oldest session: the carts are read in new sessions.
      const tokens = await Promise.all([customer, other].map(({ userId }) => seeded.shop.loginAs(userId)));
      const lines = await Promise.all(tokens.map((token) => linesOf(seeded, token)));
      expect(lines.flat()).toEqual([{ articleId: soap, quantity: 3, note: null }]);
    });
  });

  it('between a change of the guest’s cart and the log-in loses nothing silently', async () => {
    await each(async () => {
      customer = await anAccount(seeded);
      const guest = await aGuestWith(seeded, soap, 1);
      const [logged, ...changes] = await Promise.all([
        loginWith(seeded, customer, guest.token),
        ...Array.from({ length: 5 }, () => addToCart(seeded, guest.token, soap, 1)),
      ]);
      expect(logged.status).toBe(200);
      for (const { status } of changes) expect([200, 401]).toContain(status);
      const expected = 1 + changes.filter(({ status }) => status === 200).length;
      expect(await linesOf(seeded, customer.token)).toEqual([{ articleId: soap, quantity: expected, note: null }]);
      expect(await isGone(seeded, guest)).toBe(true);
    });
  });

  it('between an order of the guest and the log-in leaves the goods either ordered or in the cart', async () => {
    await each(async () => {
      customer = await anAccount(seeded);
      const guest = await aGuestWith(seeded, soap, 2);
      const body = await checkoutBody(seeded, guest.token, { guest: detailsOf(seeded) });
      const [logged, placed] = await Promise.all([
        loginWith(seeded, customer, guest.token),
        seeded.shop.call(checkout.place, { token: guest.token, body }),
      ]);
      expect(logged.status).toBe(200);
      const lines = await linesOf(seeded, customer.token);
      expect(lines).toEqual(placed.status === 200 ? [] : [{ articleId: soap, quantity: 2, note: null }]);
    });
  });

  it('of 30 guests for the last 10 pieces has 10 winners', async () => {
    const rare = await someArticle(seeded, 'R-rare', { vpc: 10_00, stock: 10 });
    const ready: { token: string; body: unknown }[] = [];
    for (let number = 0; number < 30; number += 1) {
      const { token } = await aGuestWith(seeded, rare, 1);
      ready.push({ token, body: await checkoutBody(seeded, token, { guest: detailsOf(seeded) }) });
    }
    const replies = await Promise.all(ready.map((input) => seeded.shop.call(checkout.place, input)));
    const outcomes = Map.groupBy(replies, ({ status, code }) => (status === 200 ? 'placed' : code));
    expect([...outcomes].map(([outcome, same]) => [outcome, same.length])).toEqual(
      expect.arrayContaining([
        ['placed', 10],
        ['checkout.short', 20],
      ]),
    );
    expect(await stockOf(seeded, rare)).toEqual({ onHand: 10, reserved: 10 });
  });
});
