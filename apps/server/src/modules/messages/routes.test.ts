import { notificationChoices, systemMessages } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/db.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';
import { queueMails } from '../mail/store/queue.ts';
import { insert } from './store/messages.ts';

let shop: TestShop;
let mine: number;
let token: string;
let foreignToken: string;

beforeAll(async () => {
  shop = await openTestShop();
  const [first, second] = await shop.db
    .insertInto('user_account')
    .values(
      ['first', 'second'].map((username) => ({
        username,
        email: `${username}@sjaj.test`,
        role: 'private',
        first_name: 'Ana',
        last_name: 'Anić',
      })),
    )
    .returning('id')
    .execute();
  mine = first?.id ?? 0;
  token = await shop.loginAs(mine);
  foreignToken = await shop.loginAs(second?.id ?? 0);
  await shop.db
    .insertInto('system_message')
    .values(
      ['2026-000001', '2026-000002'].map((number) => ({
        user_id: mine,
        kind: 'message.orderApproved',
        facts: JSON.stringify({ number }),
        link: '/profile/orders/1',
      })),
    )
    .execute();
});
afterAll(() => shop.close());

const list = (as: string, language = 'bs') => shop.call(systemMessages.list, { body: {}, token: as, language });

it('is in the language of the reader', async () => {
  const { data, paging } = await list(token, 'en');
  expect(data.map(({ text }: { text: string }) => text)).toEqual([
    'Order 2026-000002 has been approved.',
    'Order 2026-000001 has been approved.',
  ]);
  expect(paging).toEqual({ currentPage: 1, totalItems: 2, totalPages: 1 });
  expect((await list(token)).data[0].text).toBe('Narudžba 2026-000002 je odobrena.');
});

it('keeps the messages of others to them', async () => {
  const id = (await list(token)).data[0].id;
  expect((await list(foreignToken)).data).toEqual([]);
  expect((await shop.call(systemMessages.markRead, { params: { id }, token: foreignToken })).status).toBe(404);
});

it('counts what is unread, one read after the other and all at once', async () => {
  const unread = async () => (await shop.call(systemMessages.unread, { token })).data;
  expect(await unread()).toBe(2);
  const id = (await list(token)).data[0].id;
  await shop.call(systemMessages.markRead, { params: { id }, token });
  expect(await unread()).toBe(1);
  await shop.call(systemMessages.markAllRead, { token });
  expect(await unread()).toBe(0);
});

it('lists the messages of one topic, and the unread ones only', async () => {
  const written = { userIds: [mine], facts: { code: 'A-1', title: 'Sapun', note: '' }, link: null };
  await inTransaction(shop.db, (tx) => insert(tx, [{ ...written, kind: 'message.articleArrived' }]));
  const chosen = async (body: Record<string, unknown>) =>
    (await shop.call(systemMessages.list, { body, token })).data.map(({ topic }: { topic: string }) => topic);
  expect(await chosen({ topic: 'requests' })).toEqual(['requests']);
  expect(await chosen({ topic: 'orders' })).toEqual(['orders', 'orders']);
  expect(await chosen({ isUnread: true })).toEqual(['requests']);
  expect(await chosen({ topic: 'complaints' })).toEqual([]);
  await shop.call(systemMessages.markAllRead, { token });
});

it('tells a user of a topic in the ways that they have chosen, and of the others in all ways', async () => {
  const body = { topic: 'requests', inShop: false, mail: false, push: false };
  const saved = await shop.call(notificationChoices.save, { token, body });
  expect(saved.data).toContainEqual(body);
  expect(saved.data).toContainEqual({ topic: 'orders', inShop: true, mail: true, push: true });
  // The choice of one user is not that of another.
  const { data: foreign } = await shop.call(notificationChoices.list, { token: foreignToken });
  expect(foreign).toContainEqual({ topic: 'requests', inShop: true, mail: true, push: true });
  const write = (kind: string) =>
    inTransaction(shop.db, async (tx) => {
      await insert(tx, [{ userIds: [mine], kind, facts: {}, link: null }]);
      // Before the commit nobody has taken the event off the list.
      const { payload } = await tx
        .selectFrom('outbox')
        .select('payload')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return payload;
    });
  expect(await write('message.articleArrived')).toMatchObject({ userId: mine, isSilent: true });
  expect((await shop.call(systemMessages.unread, { token })).data).toBe(0);
  expect(await write('message.orderDelivered')).toMatchObject({ userId: mine, isSilent: false });
  expect((await shop.call(systemMessages.unread, { token })).data).toBe(1);
  const newest = await shop.db.selectFrom('system_message').select(['id']).orderBy('id', 'desc').limit(2).execute();
  await inTransaction(shop.db, (tx) =>
    queueMails(
      tx,
      newest.map(({ id }) => id),
      { addresses: [], language: 'bs' },
    ),
  );
  const mails = await shop.db
    .selectFrom('outgoing_mail')
    .select('kind')
    .where(
      'event_key',
      'in',
      newest.map(({ id }) => `message:${id}`),
    )
    .execute();
  expect(mails).toEqual([{ kind: 'message.orderDelivered' }]);
});
