import { systemMessages } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/http.ts';

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
