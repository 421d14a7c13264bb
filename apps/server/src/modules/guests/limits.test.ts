import { checkout, guests, ORDER_STATUS as S, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aGuest, confirmOrder, detailsOf, openTheShop } from '../../../test/builders/guests.ts';
import {
  anotherBuyer,
  checkoutBody,
  moveOrder,
  seedShop,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { aPerson } from '../../../test/builders/people.ts';
import { openTestShop, type Reply, type TestShop } from '../../../test/http.ts';

/** The default limits. */
const DEFAULTS = {};
const ARTICLES = 60;

let seeded: SeededShop;
let shop: TestShop;
let articles: number[];
beforeAll(async () => {
  shop = await openTestShop();
  seeded = await seedShop(shop);
  await openTheShop(shop, DEFAULTS);
  const made = Array.from({ length: ARTICLES }, (_, index) =>
    someArticle(seeded, `B-${index}`, { vpc: 10_00, stock: 1_000 }),
  );
  articles = await Promise.all(made);
});
afterAll(() => shop.close());
// Each test gets a new hour and no earlier confirmation mails.
beforeEach(async () => {
  shop.wait(2 * 3_600_000);
  await shop.db.deleteFrom('guest_mail_request').execute();
});

interface Order {
  readonly lines: readonly { readonly articleId: number; readonly quantity: number }[];
  readonly address?: string;
  readonly email?: string;
  readonly call?: TestShop['call'];
}

/** Places an order as a new guest, by default from one network and e-mail address. */
async function order({ lines, address = '10.0.0.1', email = 'a@posta.test', call = shop.call }: Order): Promise<Reply> {
  const { token } = await aGuest(shop);
  await shop.call(shoppingCart.addItems, { token, body: { items: [...lines] } });
  const body = await checkoutBody(seeded, token, { guest: detailsOf(seeded, { email }) });
  return call(checkout.place, { token, body, address });
}

const one = () => [{ articleId: articles[0] ?? 0, quantity: 1 }];
const some = (count: number, quantity: number) =>
  articles.slice(0, count).map((articleId) => ({ articleId, quantity }));
const outcome = ({ status, code }: Reply) => [status, code];

/** Logs in again, because the tests advance the clock beyond the end of a session. */
const anAdministrator = async () => shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));

const reserved = async (): Promise<number> => {
  const rows = await shop.db.selectFrom('stock_level').select('reserved').where('article_id', 'in', articles).execute();
  return rows.reduce((all, row) => all + row.reserved, 0);
};

describe('one order of a guest', () => {
  it('409 for more lines than the shop allows', async () => {
    expect(outcome(await order({ lines: some(51, 1) }))).toEqual([409, 'checkout.guest_too_many_lines']);
  });

  it('409 for too many pieces of a line, at the line’s field', async () => {
    const reply = await order({ lines: [{ articleId: articles[3] ?? 0, quantity: 101 }] });
    expect(outcome(reply)).toEqual([409, 'checkout.guest_too_many_pieces']);
    expect(reply.errors.map(({ field }) => field)).toEqual([`articles.${articles[3]}.quantity`]);
  });

  it('409 for a total above 3.000 KM, with the limit in the message', async () => {
    const reply = await order({ lines: some(3, 90) });
    expect(outcome(reply)).toEqual([409, 'checkout.guest_total_too_high']);
    expect(reply.message).toContain('3.000,00');
  });
});

describe('several unconfirmed orders', () => {
  it('6 orders over all goods reserve nothing', async () => {
    const before = await reserved();
    for (let round = 0; round < 6; round += 1) {
      const reply = await order({ lines: some(ARTICLES, 900), email: `take${round}@posta.test` });
      expect(reply.status).toBe(409);
    }
    expect(await reserved()).toBe(before);
  });

  it('409 for the fourth from one network, on any process and for any guest, until one is confirmed', async () => {
    const call = await shop.openNode();
    const placed: number[] = [];
    for (const email of ['n1@posta.test', 'n2@posta.test', 'n3@posta.test']) {
      const { data } = await order({ lines: one(), email });
      placed.push(data.orderId);
    }
    const fourth = { lines: one(), email: 'n4@posta.test' };
    expect(outcome(await order({ ...fourth, call }))).toEqual([409, 'checkout.guest_open_orders']);
    await confirmOrder(shop, placed[0] ?? 0);
    expect((await order({ ...fourth, call })).status).toBe(200);
    await moveOrder(seeded, await anAdministrator(), { id: placed[1] ?? 0, status: S.cancelled, reason: 'Lažna' });
    expect((await order({ lines: one(), email: 'n5@posta.test' })).status).toBe(200);
  });

  it('409 for the fourth to one e-mail address, and from one /64', async () => {
    for (const host of [1, 2, 3])
      expect((await order({ lines: one(), address: `10.1.0.${host}`, email: 'Ista@posta.test' })).status).toBe(200);
    const again = await order({ lines: one(), address: '10.1.0.4', email: 'ista@POSTA.test' });
    expect(outcome(again)).toEqual([409, 'checkout.guest_open_orders']);
    for (const host of [1, 2, 3])
      expect((await order({ lines: one(), address: `2001:db8::${host}`, email: `v6-${host}@posta.test` })).status).toBe(
        200,
      );
    const sixth = await order({ lines: one(), address: '2001:db8::ffff:1', email: 'v6-4@posta.test' });
    expect(outcome(sixth)).toEqual([409, 'checkout.guest_open_orders']);
  });

  it('409 for a total of more than 5.000 KM together', async () => {
    const large = { lines: some(2, 100), address: '10.2.0.1' };
    expect((await order({ ...large, email: 'w1@posta.test' })).status).toBe(200);
    expect((await order({ ...large, email: 'w2@posta.test' })).status).toBe(200);
    const third = await order({ ...large, email: 'w3@posta.test' });
    expect(outcome(third)).toEqual([409, 'checkout.guest_open_orders']);
  });

  it('accepts three of ten that come at once', async () => {
    const ten = Array.from({ length: 10 }, (_, index) =>
      order({ lines: one(), address: '10.3.0.1', email: `race${index}@posta.test` }),
    );
    const statuses = (await Promise.all(ten)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
  });

  it('the checkout says so before the form is filled in', async () => {
    const { token } = await aGuest(shop);
    const isBlocked = async () =>
      (await shop.call(checkout.options, { token, address: '10.4.0.1' })).data.isBlocked as boolean;
    expect(await isBlocked()).toBe(false);
    for (const email of ['f1@posta.test', 'f2@posta.test', 'f3@posta.test'])
      await order({ lines: one(), address: '10.4.0.1', email });
    expect(await isBlocked()).toBe(true);
    expect(
      (await shop.call(checkout.options, { token: await anotherBuyer(seeded), address: '10.4.0.1' })).data.isBlocked,
    ).toBe(false);
  });
});

describe('confirmed orders that staff have not looked at', () => {
  const confirmed = async (at: number, lines = one()): Promise<Reply> => {
    shop.wait(3_600_000);
    const reply = await order({ lines, address: '10.8.0.1', email: `tko${at}@posta.test` });
    if (reply.data) await confirmOrder(shop, reply.data.orderId);
    return reply;
  };

  it('409 for the thirteenth of one network, hours apart and each of another address, until staff approve some', async () => {
    const placed: number[] = [];
    for (let at = 0; at < 12; at += 1) placed.push((await confirmed(at)).data.orderId);
    const refusal = await confirmed(12);
    expect(outcome(refusal)).toEqual([409, 'checkout.guest_open_orders']);
    expect(refusal.message).toContain('12');
    const token = await anAdministrator();
    for (const id of placed.slice(0, 4)) await moveOrder(seeded, token, { id, status: S.approved });
    expect((await confirmed(13)).status).toBe(200);
  });

  it('and for their worth, of which a quarter counts', async () => {
    await shop.db.updateTable('sales_order').set({ status: S.cancelled }).execute();
    for (let at = 0; at < 5; at += 1) expect((await confirmed(at, some(2, 99))).status).toBe(200);
    expect(outcome(await confirmed(5, some(2, 99)))).toEqual([409, 'checkout.guest_open_orders']);
    expect((await confirmed(6)).status).toBe(200);
  });
});

describe('mails to an unconfirmed address', () => {
  const confirmed = async (address: string, email: string): Promise<Reply> => {
    const reply = await order({ lines: one(), address, email });
    if (reply.data) await confirmOrder(shop, reply.data.orderId);
    return reply;
  };

  it('429 with Retry-After for the seventh order of an hour, by network and by address', async () => {
    for (let round = 0; round < 6; round += 1)
      expect((await confirmed('10.5.0.1', `h${round}@posta.test`)).status).toBe(200);
    const seventh = await confirmed('10.5.0.1', 'h7@posta.test');
    expect(outcome(seventh)).toEqual([429, 'checkout.guest_too_often']);
    expect(Number(seventh.headers['retry-after'])).toBeGreaterThan(3_000);
    shop.wait(3_600_000);
    expect((await confirmed('10.5.0.1', 'h7@posta.test')).status).toBe(200);
    for (let round = 0; round < 5; round += 1)
      expect((await confirmed(`10.6.0.${round}`, 'h7@posta.test')).status).toBe(200);
    expect(outcome(await confirmed('10.6.0.9', 'h7@posta.test'))).toEqual([429, 'checkout.guest_too_often']);
  });

  it('are sent again twice, then 429; 404 for another guest’s order', async () => {
    const guest = await aGuest(shop);
    await shop.call(shoppingCart.addItem, { token: guest.token, body: one()[0] });
    const body = await checkoutBody(seeded, guest.token, { guest: detailsOf(seeded, { email: 'opet@posta.test' }) });
    const { data } = await shop.call(checkout.place, { token: guest.token, body, address: '10.7.0.1' });
    const params = { id: data.orderId };
    const resend = (token = guest.token) =>
      shop.call(guests.resendConfirmation, { token, params, address: '10.7.0.1' });
    expect((await resend((await aGuest(shop)).token)).status).toBe(404);
    expect([(await resend()).status, (await resend()).status]).toEqual([200, 200]);
    expect(outcome(await resend())).toEqual([429, 'guests.too_many_mails']);
    await confirmOrder(shop, data.orderId);
    expect(outcome(await resend())).toEqual([409, 'guests.nothing_to_confirm']);
  });
});
