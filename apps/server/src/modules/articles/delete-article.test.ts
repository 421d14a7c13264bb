import { adminArticles } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addToCart, openStall, placeOrder, someArticle, type Stall } from '../../../test/builders/stall.ts';
import { openTestShop } from '../../../test/http.ts';

let stall: Stall;

beforeAll(async () => {
  stall = await openStall(await openTestShop());
});
afterAll(() => stall.shop.close());

const remove = (id: number, language = 'bs') =>
  stall.shop.call(adminArticles.remove, { token: stall.administrator, params: { id }, language });

it('deletes an article that nothing has to do with, and tells the audit log', async () => {
  const id = await someArticle(stall, 'BR-1');
  await stall.shop.db.updateTable('stock_level').set({ on_hand: 0 }).where('article_id', '=', id).execute();
  expect((await remove(id)).status).toBe(200);
  expect((await remove(id)).code).toBe('articles.not_found');
  const entries = await stall.shop.db
    .selectFrom('audit_entry')
    .select('action')
    .where('entity', '=', 'article')
    .where('entity_id', '=', id)
    .execute();
  expect(entries.map(({ action }) => action)).toContain('articles.delete');
});

it('409 telling where an article is in use, and the article stays', async () => {
  const id = await someArticle(stall, 'BR-2');
  await addToCart(stall, stall.buyer, id);
  const inCart = await remove(id, 'en');
  expect([inCart.status, inCart.code]).toEqual([409, 'articles.in_use']);
  expect(inCart.message).toContain('Carts (1)');
  expect(inCart.message).toContain('Stock (1)');
  await placeOrder(stall, stall.buyer);
  const ordered = await remove(id);
  expect(ordered.message).toMatch(/Narudžbe \(1\): \d{4}-\d{6}/);
  const kept = await stall.shop.db.selectFrom('article').select('code').where('id', '=', id).executeTakeFirst();
  expect(kept).toEqual({ code: 'BR-2' });
});
