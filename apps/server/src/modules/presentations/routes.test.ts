import { presentations, systemMessages } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seedShop, type SeededShop, someArticle } from '../../../test/builders/seeded-shop.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

const FIRST_KEY = '7b0c2d7e-0000-4000-8000-000000000003';
const SECOND_KEY = '7b0c2d7e-0000-4000-8000-000000000004';

let shop: TestShop;
let seeded: SeededShop;

beforeAll(async () => {
  shop = await openTestShop();
  seeded = await seedShop(shop);
});
afterAll(() => shop.close());

const request = (id: number, key?: string) =>
  shop.call(presentations.request, { token: seeded.buyer, params: { id }, ...(key && { key }) });
const requestsFor = (articleId: number) =>
  shop.db.selectFrom('presentation_request').select('id').where('article_id', '=', articleId).execute();

it('is stored once while it is open, and notifies administrators once', async () => {
  const id = await someArticle(seeded, 'MAŠINA-1');
  expect(await request(id, FIRST_KEY)).toMatchObject({ status: 200, code: 'articles.request_sent' });
  await Promise.all([request(id, FIRST_KEY), request(id, SECOND_KEY), request(id)]);
  expect(await requestsFor(id)).toHaveLength(1);
  const inbox = async () =>
    (await shop.call(systemMessages.list, { token: seeded.administrator, body: {} })).data.map(
      ({ text }: { text: string }) => text,
    );
  await vi.waitFor(async () => expect(await inbox()).toEqual([expect.stringContaining('MAŠINA-1')]), {
    timeout: 30_000,
  });
});

it('can be requested again after an answer', async () => {
  const id = await someArticle(seeded, 'MAŠINA-2');
  await request(id);
  await shop.db
    .updateTable('presentation_request')
    .set({ answered_at: shop.now(), outcome: 'arranged' })
    .where('article_id', '=', id)
    .execute();
  await request(id);
  expect(await requestsFor(id)).toHaveLength(2);
});

it('404 for a hidden article', async () => {
  const id = await someArticle(seeded, 'MAŠINA-3', { isVisible: false });
  expect(await request(id)).toMatchObject({ status: 404, code: 'articles.not_found' });
});
