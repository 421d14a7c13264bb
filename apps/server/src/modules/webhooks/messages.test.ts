import { randomBytes } from 'node:crypto';
import { adminWebhooks } from '@sjaj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWebhookShop, type WebhookShop } from '../../../test/builders/webhooks.ts';
import { type Behaviour, openWebhookReceiver } from '../../../test/builders/webhook-receiver.ts';
import { LANES } from './rules.ts';

const HOUR = 3_600_000;

let shop: WebhookShop;
beforeAll(async () => {
  shop = await openWebhookShop();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

describe('a message', () => {
  it.each<[Behaviour, object]>([
    [500, { status: 500, error: 'status' }],
    [404, { status: 404, error: 'status' }],
    ['redirect', { status: 302, error: 'redirect' }],
    ['switch', { status: 101, error: 'status' }],
    ['reset', { status: null, error: 'refused' }],
    ['hang', { status: null, error: 'timeout' }],
    ['drip', { status: null, error: 'timeout' }],
  ])('that is answered with %s is tried again later, and sent when the receiver is well', async (behaviour, result) => {
    const { id } = await shop.aWebhook();
    await shop.test(id);
    shop.receiver.behaviour = behaviour;
    await shop.round(behaviour === 'hang' || behaviour === 'drip' ? { answerWithinMs: 500 } : {});
    expect(await shop.rows(id)).toMatchObject([{ state: 'queued', attempts: 1, ...result }]);
    expect(shop.receiver.received.map(({ path }) => path)).toEqual(['/hook']);
    await shop.round();
    expect(shop.receiver.received).toHaveLength(1);
    shop.receiver.behaviour = 204;
    await shop.wait(HOUR / 60);
    await shop.round();
    expect(await shop.rows(id)).toMatchObject([{ state: 'sent', attempts: 2, status: 204, error: null }]);
    const [once, again] = shop.receiver.received;
    expect(again?.headers['webhook-id']).toBe(once?.headers['webhook-id']);
  });

  it('does not wait for those of a receiver that takes long to answer', async () => {
    const slow = await openWebhookReceiver();
    slow.behaviour = 'hang';
    const { id } = await shop.aWebhook({ url: slow.url });
    for (let sent = 0; sent < 6; sent += 1) await shop.test(id);
    const { id: other } = await shop.aWebhook({ name: 'Drugi' });
    await shop.test(other);
    const round = shop.round({ answerWithinMs: 60_000 });
    await expect.poll(() => shop.receiver.received.length, { timeout: 30_000 }).toBe(1);
    expect(await shop.rows(id)).toMatchObject(Array.from({ length: 6 }, () => ({ state: 'queued' })));
    await slow.close();
    await round;
    expect(await shop.rows(other)).toMatchObject([{ state: 'sent' }]);
  });

  it('does not wait for as many slow receivers as are sent to at a time, with many messages each', async () => {
    const slow = await Promise.all(Array.from({ length: LANES }, () => openWebhookReceiver()));
    for (const [index, { url }] of slow.entries()) {
      const { id } = await shop.aWebhook({ name: `Spori ${index}`, url });
      for (let sent = 0; sent < 20; sent += 1) await shop.test(id);
    }
    for (const receiver of slow) receiver.behaviour = 'hold';
    const { id: other } = await shop.aWebhook({ name: 'Drugi' });
    await shop.test(other);
    const round = shop.round({ answerWithinMs: 600_000 });
    const takenBySlow = () => slow.reduce((count, { received }) => count + received.length, 0);
    await expect.poll(takenBySlow).toBe(LANES);
    slow[0]?.release();
    await expect.poll(() => shop.receiver.received.length).toBe(1);
    expect(takenBySlow()).toBeLessThanOrEqual(LANES + 1);
    for (const receiver of slow) receiver.behaviour = 500;
    for (const receiver of slow) receiver.release();
    await round;
    await Promise.all(slow.map((receiver) => receiver.close()));
    expect(await shop.rows(other)).toMatchObject([{ state: 'sent' }]);
  });

  it('is sent though the answer is huge, of which only the beginning is read', async () => {
    const { id } = await shop.aWebhook();
    await shop.test(id);
    shop.receiver.behaviour = 'flood';
    await shop.round();
    expect(await shop.rows(id)).toMatchObject([{ state: 'sent', status: 200 }]);
  });

  it('waits longer after each attempt, is set aside after a day, and can be sent again under its id', async () => {
    const { id } = await shop.aWebhook();
    await shop.test(id);
    shop.receiver.behaviour = 503;
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await shop.round();
      const [row] = await shop.rows(id);
      if (row?.state !== 'queued') break;
      pauses.push(row.dueAt.getTime() - shop.seeded.shop.now().getTime());
      await shop.wait(pauses.at(-1) ?? 0);
    }
    expect(pauses.length).toBeGreaterThan(8);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(await shop.rows(id)).toMatchObject([{ state: 'set_aside' }]);
    const { data } = await shop.call(adminWebhooks.deliveries, { params: { id }, body: {} });
    expect(data).toMatchObject([{ event: 'webhook.test', state: 'set_aside', dueAt: null, status: 503 }]);
    const again = { params: { id, deliveryId: data[0].id } };
    expect((await shop.call(adminWebhooks.sendAgain, again)).status).toBe(200);
    shop.receiver.behaviour = 200;
    await shop.round();
    expect(await shop.rows(id)).toMatchObject([{ state: 'sent' }]);
    expect(shop.receiver.received.at(-1)?.headers['webhook-id']).toBe(data[0].messageId);
    const { id: foreign } = await shop.aWebhook({ name: 'Drugi' });
    const wrong = { params: { id: foreign, deliveryId: data[0].id } };
    expect((await shop.call(adminWebhooks.sendAgain, wrong)).status).toBe(404);
  });

  it('is set aside after a day at a webhook that is switched off', async () => {
    const { id } = await shop.aWebhook({ isActive: false });
    const off = await shop.seeded.shop.db
      .insertInto('webhook_delivery')
      .values({
        webhook_id: id,
        message_id: 'msg_1',
        event: 'order.placed',
        body: '{}',
        queued_at: shop.seeded.shop.now(),
        due_at: shop.seeded.shop.now(),
      })
      .execute();
    expect(off).toHaveLength(1);
    await shop.round();
    expect(await shop.rows(id)).toMatchObject([{ state: 'queued', attempts: 0 }]);
    await shop.wait(25 * HOUR);
    await shop.round();
    expect(await shop.rows(id)).toMatchObject([{ state: 'set_aside', attempts: 0 }]);
    expect(shop.receiver.received).toEqual([]);
  });

  it.each([
    ['an address of the machine', (port: string) => `http://127.0.0.1:${port}/`],
    ['a name of the machine', (port: string) => `http://localhost:${port}/`],
    ['an IPv6 form of it', (port: string) => `http://[::ffff:127.0.0.1]:${port}/`],
    ['the metadata of a cloud', () => 'https://169.254.169.254/latest'],
    ['a number for an address', (port: string) => `http://2130706433:${port}/`],
  ])('reaches no inside network that the owner has not named: %s', async (_, urlOf) => {
    const { id } = await shop.aWebhook({ url: urlOf(new URL(shop.receiver.url).port) });
    await shop.test(id);
    await shop.round({ isOwnNetwork: () => false });
    expect(await shop.rows(id)).toMatchObject([{ state: 'queued', status: null, error: 'address' }]);
    expect(shop.receiver.received).toEqual([]);
  });

  it('is not sent where the worker has another key than the server', async () => {
    const { id } = await shop.aWebhook();
    await shop.test(id);
    await shop.round({ key: randomBytes(32) });
    expect(await shop.rows(id)).toMatchObject([{ state: 'queued', error: 'secret' }]);
    expect(shop.receiver.received).toEqual([]);
  });
});
