import { adminOrders, checkout, guests, ORDER_STATUS as S, orderParts, orders } from '@sjaj/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aGuest,
  anUnconfirmedOrder,
  confirmOrder,
  detailsOf,
  type Guest,
  linkTo,
  openLink,
  openTheShop,
} from '../../../test/builders/guests.ts';
import { wordsIn } from '../../../test/builders/mails.ts';
import { aPerson } from '../../../test/builders/people.ts';
import {
  addToCart,
  checkoutBody,
  moveOrder,
  seedShop,
  orderOf,
  someArticle,
  type SeededShop,
  stockOf,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';
import { deliverMail } from '../mail/service/deliver.ts';
import { timeOutUnconfirmed } from '../orders/service/time-out.ts';
import { newConfirmationLink } from './index.ts';

let seeded: SeededShop;
let shop: TestShop;
let bag: number;
beforeAll(async () => {
  shop = await openTestShop();
  seeded = await seedShop(shop);
  await openTheShop(shop);
  bag = await someArticle(seeded, 'C-1', { vpc: 10_00, stock: 1_000 });
});
afterAll(() => shop.close());

const anAdministrator = async () => shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
const confirm = (token: string) => shop.call(guests.confirmEmail, { body: { token } });
const kindsTo = async (guest: Guest): Promise<string[]> => {
  const rows = await shop.db.selectFrom('system_message').select('kind').where('user_id', '=', guest.userId).execute();
  return rows.map(({ kind }) => kind);
};
const staffMessages = async (number: string): Promise<number> => {
  const rows = await shop.db
    .selectFrom('system_message')
    .select('facts')
    .where('kind', '=', 'message.newOrder')
    .execute();
  return rows.filter(({ facts }) => (facts as { number: string }).number === number).length;
};

it('an order reserves stock for 24 hours and mails only the confirmation link; staff are notified after confirmation', async () => {
  const guest = await aGuest(shop);
  const id = await anUnconfirmedOrder(seeded, guest, bag, 3);
  const order = await orderOf(seeded, guest.token, id);
  expect(order).toMatchObject({ status: S.created, emailToConfirm: 'gosca@posta.test' });
  const hours = (Date.parse(order.confirmEmailBy) - Date.parse(order.date)) / 3_600_000;
  expect(hours).toBe(24);
  await expect.poll(() => kindsTo(guest)).toEqual(['message.orderConfirmEmail']);
  expect(await staffMessages(order.orderNumber)).toBe(0);

  const token = await newConfirmationLink(shop.db, id, shop.now());
  const [first, again] = [await confirm(token), await confirm(token)];
  expect([first.data, again.data]).toEqual(Array(2).fill({ orderId: id, orderNumber: order.orderNumber }));
  expect(await orderOf(seeded, guest.token, id)).toMatchObject({
    confirmEmailBy: null,
    emailToConfirm: null,
    version: 2,
  });
  await expect.poll(() => kindsTo(guest)).toEqual(['message.orderConfirmEmail', 'message.orderPlaced']);
  await expect.poll(() => staffMessages(order.orderNumber)).toBeGreaterThan(0);
});

it('an order that is not confirmed in time is cancelled once, its stock is released and the guest is notified', async () => {
  const guest = await aGuest(shop);
  const { reserved: before } = await stockOf(seeded, bag);
  const id = await anUnconfirmedOrder(seeded, guest, bag, 7);
  const confirmed = await anUnconfirmedOrder(seeded, await aGuest(shop), bag, 2);
  await confirmOrder(shop, confirmed);
  const token = await newConfirmationLink(shop.db, id, shop.now());
  const runAt = (ms: number) => timeOutUnconfirmed(shop.db, { now: new Date(shop.now().getTime() + ms) });
  expect(await runAt(23.9 * 3_600_000)).toBe(0);
  expect((await stockOf(seeded, bag)).reserved).toBe(before + 9);
  expect((await Promise.all([runAt(24.1 * 3_600_000), runAt(24.1 * 3_600_000)])).reduce((a, b) => a + b)).toBe(1);
  expect((await stockOf(seeded, bag)).reserved).toBe(before + 2);
  expect(await orderOf(seeded, guest.token, id)).toMatchObject({ status: S.cancelled, confirmEmailBy: null });
  await expect.poll(() => kindsTo(guest)).toEqual(['message.orderConfirmEmail', 'message.orderUnconfirmed']);
  expect(await confirm(token)).toMatchObject({ status: 409, code: 'guests.confirmation_over' });
});

it('a pre-order that waits for stock is cancelled likewise', async () => {
  const guest = await aGuest(shop);
  const id = await anUnconfirmedOrder(seeded, guest, bag, 1);
  await shop.db
    .updateTable('sales_order')
    .set({ status: S.preOrder, hold_reason: 'stock' })
    .where('id', '=', id)
    .execute();
  await timeOutUnconfirmed(shop.db, { now: new Date(shop.now().getTime() + 25 * 3_600_000) });
  expect((await orderOf(seeded, guest.token, id)).status).toBe(S.cancelled);
});

it('a confirmation that races with the cancellation has one winner, and the loser sees the result', async () => {
  for (let round = 0; round < 5; round += 1) {
    const guest = await aGuest(shop);
    const id = await anUnconfirmedOrder(seeded, guest, bag, 1);
    const token = await newConfirmationLink(shop.db, id, shop.now());
    const late = new Date(shop.now().getTime() + 25 * 3_600_000);
    const [answer] = await Promise.all([confirm(token), timeOutUnconfirmed(shop.db, { now: late })]);
    const { status } = await orderOf(seeded, guest.token, id);
    expect(status).toBe(answer.status === 200 ? S.created : S.cancelled);
  }
});

it('409 for approving and splitting before confirmation; staff can confirm by hand, which is logged', async () => {
  const guest = await aGuest(shop);
  const id = await anUnconfirmedOrder(seeded, guest, bag, 4);
  const token = await anAdministrator();
  expect(await moveOrder(seeded, token, { id, status: S.approved })).toMatchObject({
    status: 409,
    code: 'orders.email_unconfirmed',
  });
  const lines = [{ lineId: (await orderOf(seeded, guest.token, id)).orderLines[0].id, quantity: 1 }];
  const split = await shop.call(orderParts.split, { token, params: { id }, body: { version: 1, lines } });
  expect(split.code).toBe('orders.email_unconfirmed');

  const byHand = (version: number) => shop.call(adminOrders.confirmEmail, { token, params: { id }, body: { version } });
  expect((await shop.call(adminOrders.one, { token, params: { id } })).data.may).toEqual(['reject']);
  expect((await byHand(7)).code).toBe('orders.changed_meanwhile');
  const { data } = await byHand(1);
  expect(data).toMatchObject({ confirmEmailBy: null, may: ['approve', 'reject'] });
  expect((await byHand(2)).code).toBe('guests.nothing_to_confirm');
  expect((await moveOrder(seeded, token, { id, status: S.approved })).status).toBe(200);
  const { rows } = {
    rows: await shop.db.selectFrom('audit_entry').select('action').where('entity_id', '=', id).execute(),
  };
  expect(rows.map(({ action }) => action)).toContain('orders.confirm_email');
});

it('a link has one purpose: the order’s confirms nothing, the confirmation’s opens nothing', async () => {
  const guest = await aGuest(shop);
  const id = await anUnconfirmedOrder(seeded, guest, bag, 1);
  expect((await confirm(await linkTo(shop, id))).code).toBe('guests.confirmation_unknown');
  expect((await openLink(shop, await newConfirmationLink(shop.db, id, shop.now()))).code).toBe('guests.link_unknown');
  expect((await confirm('x'.repeat(43))).status).toBe(404);
});

it('the confirmation mail holds no text of the guest, and its link is stored nowhere else', async () => {
  const guest = await aGuest(shop);
  await addToCart(seeded, guest.token, bag, 1);
  const typed = { firstName: 'Osvojili', lastName: 'Ste Nagradu', email: 'zrtva@posta.test' };
  const more = { guest: detailsOf(seeded, typed), note: 'Zovite nagradu' };
  const { data } = await shop.call(checkout.place, {
    token: guest.token,
    body: await checkoutBody(seeded, guest.token, more),
  });
  const mailOf = () =>
    shop.db
      .selectFrom('outgoing_mail')
      .select(['kind', 'to_name as name', 'to_address as to', 'letter', 'subject'])
      .where('order_id', '=', data.orderId)
      .execute();
  await expect.poll(mailOf).toHaveLength(1);
  const sent: string[] = [];
  const mailer = {
    deliver: ({ text }: { text: string }) => (
      sent.push(text),
      Promise.resolve({ kind: 'sent' as const, answer: '250 OK' })
    ),
    close: () => undefined,
  };
  const context = {
    db: shop.db,
    clock: shop.now,
    log: pino({ level: 'silent' }),
    signal: new AbortController().signal,
  };
  await deliverMail(context, { mailer, publicUrl: 'https://sjaj.test', domain: 'sjaj.test' });
  const [mail] = await mailOf();
  const { text, html } = await wordsIn(mail ?? { letter: null });
  expect(mail).toMatchObject({ kind: 'message.orderConfirmEmail', to: 'zrtva@posta.test', name: '' });
  for (const word of ['Osvojili', 'Nagradu', 'nagradu', 'Fejićeva'])
    for (const body of [text, html, mail?.subject]) expect(body).not.toContain(word);
  const token = /\/confirm-order#([\w-]{43})/.exec(sent.find((one) => one.includes(data.number)) ?? '')?.[1] ?? '';
  expect(text).toContain('/confirm-order#');
  expect(text).not.toContain(token);
  expect((await confirm(token)).data).toEqual({ orderId: data.orderId, orderNumber: data.number });
});

it('a guest who cancels before the confirmation causes no further mail', async () => {
  const guest = await aGuest(shop);
  const id = await anUnconfirmedOrder(seeded, guest, bag, 1);
  await shop.call(orders.updateStatus, { token: guest.token, body: { orderId: id, version: 1, status: S.cancelled } });
  const other = await aGuest(shop);
  await anUnconfirmedOrder(seeded, other, bag, 1);
  await expect.poll(() => kindsTo(other)).toEqual(['message.orderConfirmEmail']);
  expect(await kindsTo(guest)).toEqual(['message.orderConfirmEmail']);
});

it('400 at the field for a name or street that a mail program would turn into a link', async () => {
  const guest = await aGuest(shop);
  await addToCart(seeded, guest.token, bag, 1);
  const address = { street: 'www.evil', townId: seeded.place.townId };
  const typed = { firstName: 'Visit', lastName: 'https://evil.test now', address };
  const body = await checkoutBody(seeded, guest.token, { guest: detailsOf(seeded, typed) });
  const { status, errors } = await shop.call(checkout.place, { token: guest.token, body });
  expect([status, errors.map(({ field, code }) => [field, code])]).toEqual([
    400,
    [
      ['guest.lastName', 'plain_name'],
      ['guest.address.street', 'plain_name'],
    ],
  ]);
});
