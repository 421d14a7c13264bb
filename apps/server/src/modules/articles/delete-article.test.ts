import { adminArticles } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addToCart, seedShop, placeOrder, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

const remove = (id: number, language = 'bs') =>
  seeded.shop.call(adminArticles.remove, { token: seeded.administrator, params: { id }, language });

it('deletes an article that nothing has to do with, and tells the audit log', async () => {
  const id = await someArticle(seeded, 'BR-1');
  await seeded.shop.db.updateTable('stock_level').set({ on_hand: 0 }).where('article_id', '=', id).execute();
  expect((await remove(id)).status).toBe(200);
  expect((await remove(id)).code).toBe('articles.not_found');
  const entries = await seeded.shop.db
    .selectFrom('audit_entry')
    .select('action')
    .where('entity', '=', 'article')
    .where('entity_id', '=', id)
    .execute();
  expect(entries.map(({ action }) => action)).toContain('articles.delete');
});

it('409 telling where an article is in use, and the article stays', async () => {
  const id = await someArticle(seeded, 'BR-2');
  await addToCart(seeded, seeded.buyer, id);
  const inCart = await remove(id, 'en');
  expect([inCart.status, inCart.code]).toEqual([409, 'articles.in_use']);
  expect(inCart.message).toContain('Carts (1)');
  expect(inCart.message).toContain('Stock (1)');
  await placeOrder(seeded, seeded.buyer);
  const ordered = await remove(id);
  expect(ordered.message).toMatch(/Narudžbe \(1\): \d{4}-\d{6}/);
  const kept = await seeded.shop.db.selectFrom('article').select('code').where('id', '=', id).executeTakeFirst();
  expect(kept).toEqual({ code: 'BR-2' });
});
