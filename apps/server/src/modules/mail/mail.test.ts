import { adminMail, ORDER_STATUS as S } from '@sjaj/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { wordsIn } from '../../../test/builders/mails.ts';
import { aPerson } from '../../../test/builders/people.ts';
import { withSetting } from '../../../test/builders/place.ts';
import { anOrder, moveOrder, seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { withSupplier } from '../../../test/builders/supplier.ts';
import { openTestShop } from '../../../test/http.ts';
import { deliverMail } from './service/deliver.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());
beforeEach(() => seeded.shop.db.deleteFrom('outgoing_mail').execute());

const queued = (link: string) =>
  seeded.shop.db
    .selectFrom('outgoing_mail as m')
    .innerJoin('user_account as u', 'u.email', 'm.to_address')
    .select(['m.kind', 'u.role', 'm.state'])
    .where('m.link', 'like', `%${link}`)
    .orderBy('m.id')
    .execute();

/** Composes everything that waits, with nobody to carry it. */
async function write(): Promise<void> {
  const { db, now } = seeded.shop;
  const context = { db, clock: now, log: pino({ level: 'silent' }), signal: new AbortController().signal };
  await deliverMail(context, { mailer: null, publicUrl: 'https://sjaj.test', domain: 'sjaj.test' });
}
const anyMail = () =>
  seeded.shop.db
    .selectFrom('outgoing_mail')
    .selectAll()
    .where('kind', '=', 'message.orderPlaced')
    .executeTakeFirstOrThrow();

it('mails the orderer and the administrators of a new order, the orderer of what becomes of it', async () => {
  const id = await anOrder(seeded, await someArticle(seeded, 'M-1', { vpc: 1_234_56, stock: 10 }), 3);
  await expect
    .poll(() => queued(`/orders/${id}`))
    .toEqual([
      { kind: 'message.orderPlaced', role: 'buyer', state: 'queued' },
      { kind: 'message.newOrder', role: 'administrator', state: 'queued' },
    ]);
  await moveOrder(seeded, seeded.administrator, { id, status: S.approved });
  await expect
    .poll(async () => (await queued(`/orders/${id}`)).at(-1))
    .toEqual({ kind: 'message.orderApproved', role: 'buyer', state: 'queued' });
  expect(await seeded.shop.db.selectFrom('job_request').select(['name', 'key']).execute()).toEqual([
    { name: 'mail.deliver', key: 'soon' },
  ]);
});

it('mails the orderer of what the orderer did as well: the inbox tells the whole story', async () => {
  const id = await anOrder(seeded, await someArticle(seeded, 'M-0', { stock: 10 }), 1);
  await moveOrder(seeded, seeded.buyer, { id, status: S.cancelled });
  await expect
    .poll(async () => (await queued(`/orders/${id}`)).filter(({ role }) => role === 'buyer').map(({ kind }) => kind))
    .toEqual(['message.orderPlaced', 'message.orderCancelled']);
});

it('carries the figures of the order, in text and HTML', async () => {
  const id = await anOrder(seeded, await someArticle(seeded, 'M-2', { vpc: 1_234_56, stock: 10 }), 3);
  await expect.poll(() => queued(`/orders/${id}`)).toHaveLength(2);
  await seeded.shop.db
    .updateTable('sales_order')
    .set({ customer_reference: 'NAR-9/26' })
    .where('id', '=', id)
    .execute();
  await write();
  const order = await seeded.shop.db
    .selectFrom('sales_order')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { subject, state, ...mail } = await anyMail();
  const { text, html } = await wordsIn(mail);
  expect({ subject, state }).toEqual({ subject: `Zaprimili smo narudžbu ${order.number}`, state: 'kept' });
  const total = `${(order.total / 100)
    .toFixed(2)
    .replace('.', ',')
    .replace(/(\d)(?=(\d{3})+,)/g, '$1.')}\u00A0KM`;
  for (const body of [text, html]) {
    expect(body).toContain('3.703,68');
    expect(body).toContain('NAR-9/26');
    expect(body).toContain(total);
    expect(body).toContain(`https://sjaj.test/profile/orders/${id}`);
  }
  const { data } = await seeded.shop.call(adminMail.one, { token: seeded.administrator, params: { id: mail.id } });
  expect(data).toMatchObject({ text, html });
});

it.each([
  { seesPrices: true, paid: 1, code: 'M-10' },
  { seesPrices: false, paid: 0, code: 'M-11' },
])(
  'says what was paid and what comes next; the amount only with the right to prices: $seesPrices',
  async (receiver) => {
    const { db } = seeded.shop;
    const id = await anOrder(seeded, await someArticle(seeded, receiver.code, { vpc: 100_00, stock: 10 }), 1);
    await expect.poll(() => queued(`/orders/${id}`)).toHaveLength(2);
    await db.updateTable('sales_order').set({ status: S.paid, total: 117_00 }).where('id', '=', id).execute();
    await db
      .updateTable('outgoing_mail')
      .set({ kind: 'message.orderPaid', sees_prices: receiver.seesPrices })
      .where('kind', '=', 'message.orderPlaced')
      .execute();
    await write();
    const mail = await db
      .selectFrom('outgoing_mail')
      .select('letter')
      .where('kind', '=', 'message.orderPaid')
      .executeTakeFirstOrThrow();
    const { text } = await wordsIn(mail);
    expect(text).toContain('Narudžbu sada provjeravamo');
    expect(text.match(/Plaćeno: 117,00\s+KM\./g) ?? []).toHaveLength(receiver.paid);
  },
);

it('shows the old price of a line, in text and HTML, but not to a receiver who sees no prices', async () => {
  const { db } = seeded.shop;
  const articleId = await someArticle(seeded, 'M-9', { vpc: 10_00, stock: 10 });
  await db
    .insertInto('contract_price')
    .values({ company_id: seeded.companyId, article_id: articleId, price: 8_00 })
    .execute();
  const id = await anOrder(seeded, articleId, 1);
  await expect.poll(() => queued(`/orders/${id}`)).toHaveLength(2);
  await db.updateTable('outgoing_mail').set({ sees_prices: false }).where('kind', '=', 'message.newOrder').execute();
  await write();
  const mails = await db.selectFrom('outgoing_mail').selectAll().execute();
  expect(mails).toHaveLength(2);
  for (const mail of mails)
    for (const body of Object.values(await wordsIn(mail)))
      expect(/Redovna cijena 10,00, ušteda 20\s%/.test(body)).toBe(mail.sees_prices);
});

it('writes the other mails where one cannot be written', async () => {
  const { db } = seeded.shop;
  const id = await anOrder(seeded, await someArticle(seeded, 'M-12', { stock: 10 }), 1);
  await expect.poll(() => queued(`/orders/${id}`)).toHaveLength(2);
  // No address.
  await db.updateTable('outgoing_mail').set({ link: 'https://[' }).where('kind', '=', 'message.orderPlaced').execute();
  await expect(write()).rejects.toThrow('Invalid URL');
  const mails = await db.selectFrom('outgoing_mail').select(['kind', 'state']).orderBy('id').execute();
  expect(mails).toEqual([
    { kind: 'message.orderPlaced', state: 'queued' },
    { kind: 'message.newOrder', state: 'kept' },
  ]);
});

it('tells no price to who may not see any', async () => {
  const { db } = seeded.shop;
  const id = await anOrder(seeded, await someArticle(seeded, 'M-3', { vpc: 1_234_56, stock: 10 }), 3);
  await expect.poll(() => queued(`/orders/${id}`)).toHaveLength(2);
  await db.updateTable('outgoing_mail').set({ sees_prices: false }).execute();
  await write();
  const { text, html } = await wordsIn(await anyMail());
  for (const body of [text, html]) {
    expect(body).toContain('M-3');
    expect(body).not.toMatch(/3\.703|1\.234|\bKM/);
  }
});

it('writes in the language and the script of the receiver, and escapes what people wrote', async () => {
  const { db } = seeded.shop;
  const id = await anOrder(seeded, await someArticle(seeded, 'M-4', { vpc: 100, stock: 10 }), 1);
  await expect.poll(() => queued(`/orders/${id}`)).toHaveLength(2);
  await db.updateTable('outgoing_mail').set({ language: 'srCyrl', to_name: '<b>Ана</b>' }).execute();
  await write();
  const { subject, ...mail } = await anyMail();
  const { text, html } = await wordsIn(mail);
  expect(subject).toMatch(/^Примили смо поруџбину 2/);
  expect(html).toContain('lang="sr-Cyrl');
  expect(html).toContain('&lt;b&gt;Ана&lt;/b&gt;');
  expect(html).not.toContain('<b>Ана');
  expect(text).toContain('<b>Ана</b>');
});

it('mails new orders to the addresses of the settings where there are any', async () => {
  await withSetting(seeded.shop.db, 'orderMailAddresses', ['prodaja@sjaj.test', 'magacin@sjaj.test']);
  seeded.shop.wait(2_000);
  const id = await anOrder(seeded, await someArticle(seeded, 'M-5', { vpc: 100, stock: 10 }), 1);
  const addresses = async () => {
    const mails = seeded.shop.db
      .selectFrom('outgoing_mail')
      .select('to_address')
      .where('kind', '=', 'message.newOrder');
    return (await mails.where('order_id', '=', id).orderBy('to_address').execute()).map((mail) => mail.to_address);
  };
  // A second administrator asks for the same mail once more.
  await aPerson(seeded.shop.db, { role: 'administrator' });
  await expect.poll(addresses).toEqual(['magacin@sjaj.test', 'prodaja@sjaj.test']);
});

it('is signed by the supplier as entered now, and by the address of the shop where nobody is', async () => {
  const { db } = seeded.shop;
  const firstId = await anOrder(seeded, await someArticle(seeded, 'M-6', { vpc: 100, stock: 10 }), 1);
  await expect.poll(() => queued(`/orders/${firstId}`)).not.toHaveLength(0);
  const changes = { legalName: 'Rosa d.o.o.', shortName: 'Rosa', logoKey: 'supplier/rosa.png' };
  await withSupplier(db, { ...changes, phone: '036 111-222' });
  await write();
  const { text, html } = await wordsIn(await anyMail());
  expect(text).toMatch(/^Rosa\n/);
  expect(text).toContain('Rosa d.o.o. · Rodoč 1, 88000 Mostar');
  expect(text).toContain('036 111-222, prodaja@kap.test');
  expect(html).toMatch(/src="https:\/\/sjaj\.test\/files\/pictures\/supplier\/rosa\.png"\s+alt="Rosa"/);

  await db.deleteFrom('outgoing_mail').execute();
  await db.deleteFrom('supplier').execute();
  const secondId = await anOrder(seeded, await someArticle(seeded, 'M-7', { vpc: 100, stock: 10 }), 1);
  await expect.poll(() => queued(`/orders/${secondId}`)).not.toHaveLength(0);
  await write();
  const { text: bare } = await wordsIn(await anyMail());
  expect(bare).toMatch(/^sjaj\.test\n/);
  expect(bare).not.toMatch(/JIB 4299|automatski/);
});
