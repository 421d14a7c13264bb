import { createHmac, randomBytes } from 'node:crypto';
import { adminWebhooks, type Route, WEBHOOK_EVENTS } from '@sjaj/contract';
import { pino } from 'pino';
import { deliverWebhooks } from '../../src/modules/webhooks/service/deliver.ts';
import { networkCheck } from '../../src/platform/http/public-address.ts';
import { type CallInput, openTestShop, type Reply } from '../http.ts';
import { aPerson } from './people.ts';
import { seedShop, type SeededShop } from './seeded-shop.ts';
import { openWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

interface RoundOptions {
  readonly isOwnNetwork?: (address: string) => boolean;
  readonly key?: Buffer;
  /** ms; longer than any receiver takes that answers. */
  readonly answerWithinMs?: number;
}

/** A shop that may reach the programs of this machine, and one of them. */
export async function openWebhookShop() {
  const secretKey = randomBytes(32);
  const seeded: SeededShop = await seedShop(
    await openTestShop({ stopsClock: true, secretKey, webhookNetworks: ['127.0.0.0/8'] }),
  );
  const receiver = await openWebhookReceiver();
  const { db, now } = seeded.shop;
  let administrator = '';
  const logIn = async (): Promise<void> => {
    administrator = await seeded.shop.loginAs(await aPerson(db, { role: 'administrator' }));
  };
  await logIn();
  const call = (route: Route, input: CallInput = {}): Promise<Reply> =>
    seeded.shop.call(route, { token: administrator, ...input });
  return {
    seeded,
    receiver,
    call,
    administrator: () => administrator,
    /** Moves the clock, also beyond the end of the session. */
    async wait(ms: number): Promise<void> {
      seeded.shop.wait(ms);
      await logIn();
    },
    /** A webhook and its secret. */
    async aWebhook(form: object = {}): Promise<{ id: number; secret: string }> {
      const { data } = await call(adminWebhooks.create, {
        key: randomBytes(8).toString('hex'),
        body: { name: 'Skladište', url: receiver.url, events: WEBHOOK_EVENTS, isActive: true, ...form },
      });
      const changed = await call(adminWebhooks.changeSecret, { params: { id: data.id } });
      return { id: data.id, secret: changed.data.secret };
    },
    /** What is queued for a webhook, and what became of it. */
    rows: (id: number) =>
      db
        .selectFrom('webhook_delivery')
        .select(['event', 'state', 'attempts', 'status', 'error', 'due_at as dueAt'])
        .where('webhook_id', '=', id)
        .orderBy('id')
        .execute(),
    test: (id: number): Promise<Reply> => call(adminWebhooks.test, { params: { id } }),
    /** One run of the worker. */
    round: ({ isOwnNetwork, key = secretKey, answerWithinMs = 10_000 }: RoundOptions = {}): Promise<void> =>
      deliverWebhooks(
        { db, clock: now, log: pino({ level: 'silent' }), signal: new AbortController().signal },
        {
          secretKey: key,
          isOwnNetwork: isOwnNetwork ?? networkCheck(['127.0.0.0/8']) ?? (() => false),
          answerWithinMs,
        },
      ),
    /** Forgets all webhooks and messages; the receiver answers well again. */
    async reset(): Promise<void> {
      await db.deleteFrom('webhook').execute();
      receiver.received.length = 0;
      receiver.behaviour = 200;
    },
    async close(): Promise<void> {
      await receiver.close();
      await seeded.shop.close();
    },
  };
}

export type WebhookShop = Awaited<ReturnType<typeof openWebhookShop>>;

/** The signature by Standard Webhooks, computed as a receiver does. */
export function signedAsReceived(secret: string, { headers, body }: WebhookReceiver['received'][number]): string {
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
}
