import type { adminWebhooks, WebhookDelivery, WebhookForm, WebhookView } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import { type RecordDefinition, recordHandlers } from '../../kernel/records.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { pagedRows, WithMessage } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import { changeSecret, setNewSecret } from './service/secrets.ts';
import { queueTest, sendAgain } from './service/queue-messages.ts';
import * as deliveries from './store/deliveries.ts';
import * as store from './store/webhooks.ts';

interface WebhookHandlerDeps {
  readonly db: Db;
  readonly secretKey: Buffer;
  readonly clock: Clock;
  /** Whether the owner has named networks that are reached without HTTPS. */
  readonly hasOwnNetworks: boolean;
}

export function adminWebhookHandlers(deps: WebhookHandlerDeps): Handlers<typeof adminWebhooks> {
  const { db, secretKey } = deps;
  async function requireWebhook(id: number): Promise<void> {
    if (!(await store.one(db, id))) throw new Problem('records.not_found', 404);
  }
  return {
    ...recordHandlers({
      db,
      definition: webhookRecords(deps),
      read: async (id) => {
        const row = await store.one(db, id);
        return row && webhookView(row);
      },
    }),
    list: async ({ body }) => pagedRows(await store.page(db, body), body, webhookView),
    changeSecret: async ({ actor, params, now }) => ({
      secret: await changeSecret({ db, secretKey, staff: actor, id: params.id, now }),
    }),
    async test({ actor, params, now }) {
      await queueTest({ db, staff: actor, id: params.id, now });
      return new WithMessage(null, 'webhooks.queued');
    },
    async deliveries({ params, body }) {
      await requireWebhook(params.id);
      return pagedRows(await deliveries.page(db, params.id, body), body, deliveryView);
    },
    async sendAgain({ actor, params, now }) {
      await sendAgain({ db, staff: actor, id: params.id, deliveryId: params.deliveryId, now });
      return new WithMessage(null, 'webhooks.queued');
    },
  };
}

/** Each has a secret from the beginning, which nobody has seen. */
const webhookRecords = ({ secretKey, clock, hasOwnNetworks }: WebhookHandlerDeps): RecordDefinition<WebhookForm> => ({
  entity: 'webhook',
  unique: 'name',
  lock: store.lock,
  async insert(tx, form) {
    const id = await store.insert(tx, form);
    await setNewSecret(tx, secretKey, id, clock());
    return id;
  },
  update: store.update,
  remove: store.remove,
  usersOf: async () => [],
  async check(_tx, { url }) {
    if (!hasOwnNetworks && new URL(url).protocol === 'http:')
      throw new Problem('webhooks.https_only', 400, { errors: [{ field: 'url', key: 'webhooks.https_only' }] });
  },
});

const webhookView = ({ lastSentAt, ...row }: store.WebhookRow): WebhookView => ({
  ...row,
  lastSentAt: lastSentAt?.toISOString() ?? null,
});

const deliveryView = (row: deliveries.DeliveryRow): WebhookDelivery => {
  const { orderId, orderNumber, queuedAt, dueAt, lastAttemptAt, ...rest } = row;
  return {
    ...rest,
    order: orderId !== null && orderNumber !== null ? { id: orderId, number: orderNumber } : null,
    queuedAt: queuedAt.toISOString(),
    dueAt: rest.state === 'queued' ? dueAt.toISOString() : null,
    lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
  };
};
