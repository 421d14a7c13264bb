import { adminMail, checkout, ORDER_STATUS as S, orderParts } from '@sjaj/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aGuest,
  anOrderLinkSession,
  anOrderOfGuest,
  confirmOrder,
  detailsOf,
  openLink,
  openTheShop,
  orderAsGuest,
} from '../../../test/builders/guests.ts';
import {
  addToCart,
  checkoutBody,
  moveOrder,
  seedShop,
  orderOf,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { wordsIn } from '../../../test/builders/mails.ts';
import { openTestShop } from '../../../test/http.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { deliverMail } from '../mail/service/deliver.ts';

let seeded: SeededShop;
let bag: number;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  await openTheShop(seeded.shop);
  bag = await someArticle(seeded, 'G-1', { vpc: 10_00, stock: 1_000 });
});
afterAll(() => seeded.shop.close());

async function mailsOf(orderId: number) {
  const mails = await seeded.shop.db
    .selectFrom('outgoing_mail')
    .select(['kind', 'to_address as to', 'to_name as name', 'language', 'state', 'letter'])
    .where('order_id', '=', orderId)
    .where('link', 'like', '/guest-order/%')
    .orderBy('id')
    .execute();
  return Promise.all(mails.map(async ({ letter, ...mail }) => ({ ...mail, ...(await wordsIn({ letter })) })));
}

async function deliver(mailer: Mailer | null): Promise<void> {
  const { db, now } = seeded.shop;
  const context = { db, clock: now, log: pino({ level: 'silent' }), signal: new AbortController().signal };
  await deliverMail(context, { mailer, publicUrl: 'https://sjaj.test', domain: 'sjaj.test' });
}

const LINK = /https:\/\/sjaj\.test\/guest-order#([\w-]{43})\b/;
const tokenIn = (text: string): string => LINK.exec(text)?.[1] ?? '';

it('go to the e-mail address of the order, in its language, for each status', async () => {
  const { token } = await aGuest(seeded.shop);
  await addToCart(seeded, token, bag, 2);
  const { data } = await orderAsGuest(seeded, token);
  await confirmOrder(seeded.shop, data.orderId);
  for (const status of [S.approved, S.finished, S.delivered]) {
    await moveOrder(seeded, seeded.administrator, { id: data.orderId, status });
  }
  await expect
    .poll(async () => (await mailsOf(data.orderId)).map(({ kind }) => kind))
    .toEqual(['message.orderPlaced', 'message.orderApproved', 'message.orderHandedOver', 'message.orderDelivered']);
  for (const mail of await mailsOf(data.orderId)) {
    expect(mail).toMatchObject({ to: 'gosca@posta.test', name: 'Gošća Gostić', language: 'bs' });
  }
});

it('are in the language of the order and show the gross prices that the guest saw', async () => {
  const { token } = await aGuest(seeded.shop);
  await addToCart(seeded, token, bag, 2);
  const body = await checkoutBody(seeded, token, { guest: detailsOf(seeded) });
  const { data } = await seeded.shop.call(checkout.place, { token, language: 'en', body });
  await confirmOrder(seeded.shop, data.orderId);
  await expect.poll(() => mailsOf(data.orderId)).toHaveLength(1);
  await deliver(null);
  const [mail] = await mailsOf(data.orderId);
  expect(mail).toMatchObject({ language: 'en', state: 'kept' });
  expect(mail?.text).toContain('We have received order');
  expect(mail?.text).toContain('11,70 = 23,40');
});

describe('the link in a mail', () => {
  const sent: string[] = [];
  const mailer: Mailer = {
    deliver({ text }) {
      sent.push(text);
      return Promise.resolve({ kind: 'sent', answer: '250 OK' });
    },
    close: () => undefined,
  };
  beforeEach(() => void sent.splice(0));

  it('opens the order and is stored nowhere but in the mail', async () => {
    const id = await anOrderOfGuest(seeded, await aGuest(seeded.shop), bag);
    await expect.poll(() => mailsOf(id)).toHaveLength(1);
    await deliver(mailer);
    const token = sent.map(tokenIn).find((one) => one !== '') ?? '';
    expect(await openLink(seeded.shop, token)).toMatchObject({ status: 200, data: { orderId: id } });
    const [storedMail] = await mailsOf(id);
    expect(storedMail?.text).toContain('/guest-order#');
    for (const body of [storedMail?.text, storedMail?.html]) expect(body).not.toContain(token);
  });

  it('differs in each mail and each sending, and every one opens the order', async () => {
    const id = await anOrderOfGuest(seeded, await aGuest(seeded.shop), bag);
    await moveOrder(seeded, seeded.administrator, { id, status: S.approved });
    await expect.poll(() => mailsOf(id)).toHaveLength(2);
    await deliver(mailer);
    const first = await seeded.shop.db
      .selectFrom('outgoing_mail')
      .select('id')
      .where('order_id', '=', id)
      .where('link', 'like', '/guest-order/%')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await seeded.shop.call(adminMail.sendAgain, { token: seeded.administrator, params: { id: first.id } });
    await deliver(mailer);
    const tokens = sent.map(tokenIn).filter((one) => one !== '');
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) {
      expect((await openLink(seeded.shop, token)).data).toMatchObject({ orderId: id });
    }
  });

  it('works without a mail server: staff read it in the outbox', async () => {
    const id = await anOrderOfGuest(seeded, await aGuest(seeded.shop), bag);
    await expect.poll(() => mailsOf(id)).toHaveLength(1);
    await deliver(null);
    const [storedMail] = await mailsOf(id);
    expect(tokenIn(storedMail?.html ?? '')).toBe(tokenIn(storedMail?.text ?? ''));
    expect((await openLink(seeded.shop, tokenIn(storedMail?.text ?? ''))).data).toMatchObject({ orderId: id });
  });

  it('shows the orders that a split order became: each has its own link', async () => {
    const guest = await aGuest(seeded.shop);
    const id = await anOrderOfGuest(seeded, guest, bag, 4);
    const order = await orderOf(seeded, guest.token, id);
    const lines = [{ lineId: order.orderLines[0].id, quantity: 1 }];
    const { data } = await seeded.shop.call(orderParts.split, {
      token: seeded.administrator,
      params: { id },
      body: { version: order.version, lines },
    });
    const held = await orderOf(seeded, await anOrderLinkSession(seeded.shop, id), id);
    const parts = [data.first, data.second];
    expect(held).toMatchObject({
      status: S.split,
      splitInto: parts.map(({ orderNumber }) => ({ id: null, orderNumber })),
    });
    for (const part of parts) {
      expect(await orderOf(seeded, guest.token, part.id)).toMatchObject({ id: part.id, orderer: 'Gošća Gostić' });
      await moveOrder(seeded, seeded.administrator, { id: part.id, status: S.approved });
      await expect.poll(async () => (await mailsOf(part.id)).at(-1)?.kind).toBe('message.orderApproved');
    }
  });
});
