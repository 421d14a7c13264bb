import { adminApiKeys, adminWebhooks, ORDER_STATUS, orderParts, WEBHOOK_EVENTS } from '@sjaj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import { anOrder, moveOrder, someArticle } from '../../../test/builders/seeded-shop.ts';
import { openWebhookShop, signedAsReceived, type WebhookShop } from '../../../test/builders/webhooks.ts';

const HOUR = 3_600_000;

let shop: WebhookShop;
beforeAll(async () => {
  shop = await openWebhookShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

/** Waits until the events of a request are delivered to the consumers. */
const queued = (id: number, count: number) => expect.poll(() => shop.rows(id)).toHaveLength(count);

describe('an order', () => {
  it('is told to the webhooks that want to know, signed by Standard Webhooks, as it was at that moment', async () => {
    const { id, secret } = await shop.aWebhook();
    const { id: other } = await shop.aWebhook({ name: 'Samo otkazane', events: ['order.cancelled'] });
    const article = await someArticle(shop.seeded, 'WH-1', { vpc: 1_000 });
    const orderId = await anOrder(shop.seeded, article, 3);
    await queued(id, 1);
    await moveOrder(shop.seeded, shop.administrator(), { id: orderId, status: ORDER_STATUS.approved });
    await queued(id, 2);
    await shop.round();
    expect(shop.receiver.received).toHaveLength(2);
    const bodies = shop.receiver.received.map(({ body }) => JSON.parse(body));
    expect(bodies.map(({ type }) => type).toSorted()).toEqual(['order.approved', 'order.placed']);
    const first = bodies.find(({ type }) => type === 'order.placed');
    expect(first.data).toMatchObject({ id: orderId, statusName: 'created', lines: [{ code: 'WH-1', quantity: 3 }] });
    expect(first.data.total).toBeCloseTo(first.data.net + first.data.vat, 2);
    for (const message of shop.receiver.received) {
      expect(message.headers['webhook-signature']).toContain(signedAsReceived(secret, message));
      expect(Number(message.headers['webhook-timestamp'])).toBe(Math.floor(shop.seeded.shop.now().getTime() / 1_000));
    }
    expect(await shop.rows(id)).toMatchObject([
      { event: 'order.placed', state: 'sent', attempts: 1, status: 200 },
      { event: 'order.approved', state: 'sent', attempts: 1, status: 200 },
    ]);
    expect(await shop.rows(other)).toEqual([]);
  });

  it('that is split is cancelled, and those that it became are placed, once each', async () => {
    const { id } = await shop.aWebhook();
    const orderId = await anOrder(shop.seeded, await someArticle(shop.seeded, 'WH-2'), 4);
    await queued(id, 1);
    const [line] = await shop.seeded.shop.db
      .selectFrom('sales_order_line')
      .select('id')
      .where('order_id', '=', orderId)
      .execute();
    const { version } = await shop.seeded.shop.db
      .selectFrom('sales_order')
      .select('version')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const split = await shop.call(orderParts.split, {
      params: { id: orderId },
      body: { version, lines: [{ lineId: line?.id, quantity: 1 }] },
      key: 'split-1',
    });
    expect(split.status).toBe(200);
    await queued(id, 4);
    const events = (await shop.rows(id)).map(({ event }) => event);
    expect(events).toEqual(['order.placed', 'order.cancelled', 'order.placed', 'order.placed']);
  });
});

describe('the secret', () => {
  it('is stored encrypted, and signs for a day beside the one that follows it', async () => {
    const { id, secret: before } = await shop.aWebhook();
    const { secret: after } = (await shop.call(adminWebhooks.changeSecret, { params: { id } })).data;
    expect(after).toMatch(/^whsec_[\w+/]{43}=$/);
    const row = await shop.seeded.shop.db
      .selectFrom('webhook')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.secret?.toString('latin1')).not.toContain(after);
    await shop.test(id);
    await shop.round();
    const [both] = shop.receiver.received;
    if (!both) throw new Error('no message');
    expect(both.headers['webhook-signature']).toBe(
      `${signedAsReceived(after, both)} ${signedAsReceived(before, both)}`,
    );
    await shop.wait(25 * HOUR);
    await shop.test(id);
    await shop.round();
    const last = shop.receiver.received.at(-1);
    expect(last?.headers['webhook-signature']).toBe(last && signedAsReceived(after, last));
  });
});

describe('a webhook', () => {
  it('400 for an address that is none, that has a password, and without events', async () => {
    const create = (form: object) =>
      shop.call(adminWebhooks.create, {
        body: { name: 'Novi', url: shop.receiver.url, events: WEBHOOK_EVENTS, isActive: true, ...form },
      });
    for (const url of ['', 'skladiste', 'ftp://x.test/', 'https://ana:tajna@x.test/', 'file:///etc/passwd'])
      expect((await create({ url })).errors[0]?.field).toBe('url');
    expect((await create({ events: [] })).errors[0]?.field).toBe('events');
  });

  it('is for administrators, also where a key has every capability that keys can have', async () => {
    const warehouse = await shop.seeded.shop.loginAs(await aPerson(shop.seeded.shop.db, { role: 'warehouse' }));
    expect((await shop.call(adminWebhooks.list, { token: warehouse, body: {} })).status).toBe(403);
    const { data } = await shop.call(adminApiKeys.create, {
      body: { title: 'Ključ', capabilities: ['editSettings', 'operateShop'], requestsPerMinute: 10, expiresOn: null },
    });
    expect((await shop.call(adminWebhooks.list, { token: data.key, body: {} })).status).toBe(403);
  });

  it('goes with its log, and its writes are in the audit log without a secret', async () => {
    const { id, secret } = await shop.aWebhook();
    await shop.test(id);
    expect((await shop.call(adminWebhooks.remove, { params: { id } })).status).toBe(200);
    expect(await shop.rows(id)).toEqual([]);
    const entries = await shop.seeded.shop.db
      .selectFrom('audit_entry')
      .select(['action', 'before', 'after'])
      .where('entity', '=', 'webhook')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'webhook.create',
      'webhook.change_secret',
      'webhook.send',
      'webhook.delete',
    ]);
    expect(JSON.stringify(entries)).not.toContain(secret);
  });
});
