import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aRange, someGoods } from '../../test/builders/catalogue.ts';
import { openTheShop } from '../../test/builders/guests.ts';
import { openTestShop, type TestShop } from '../../test/http.ts';
import { pagesChangedAt } from '../modules/catalogue/index.ts';

const STOREFRONT = join(import.meta.dirname, '../../../storefront');

let shop: TestShop;
let folder: string;
let range: Awaited<ReturnType<typeof aRange>>;
let soap: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sjaj-sitemap-'));
  await cp(join(STOREFRONT, 'index.html'), join(folder, 'index.html'));
  shop = await openTestShop({ clients: [{ folder, prefix: '/' }] });
  range = await aRange(shop.db);
  soap = await someGoods(shop.db, range, { code: 'SAP-1', title: 'Sapun', categoryIds: [range.detergents] });
  await openTheShop(shop);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

it('tells search engines when an article’s page was changed, which its popularity does not', async () => {
  const set = (values: object) => shop.db.updateTable('article').set(values).where('id', '=', soap).execute();
  const changedOn = async (): Promise<string> => {
    const row = shop.db.selectFrom('article').select('changed_at').where('id', '=', soap).executeTakeFirstOrThrow();
    return (await row).changed_at.toISOString().slice(0, 10);
  };
  await set({ changed_at: new Date('2026-02-03T12:00:00Z') });
  await set({ popularity: 7 });
  expect(await changedOn()).toBe('2026-02-03');
  const { body } = await shop.app.inject({ url: '/sitemaps/1.xml', headers: { host: 'shop.test' } });
  expect(body).toContain(`/article/${soap}/sapun</loc><lastmod>2026-02-03</lastmod>`);
  await set({ description: JSON.stringify({ bs: 'Novo' }) });
  expect(await changedOn()).not.toBe('2026-02-03');
});

it('tells when a category or brand was changed: itself, or an article below it that is shown', async () => {
  const day = (text: string) => ({ changed_at: new Date(`${text}T12:00:00Z`) });
  await shop.db.updateTable('category').set(day('2026-01-05')).execute();
  await shop.db.updateTable('brand').set(day('2026-01-05')).execute();
  await shop.db.updateTable('article').set(day('2026-02-03')).execute();
  const hidden = await someGoods(shop.db, range, { code: 'SAP-9', title: 'Skriven', categoryIds: [range.detergents] });
  const isHidden = { ...day('2026-03-01'), is_visible_on_web: false };
  await shop.db.updateTable('article').set(isHidden).where('id', '=', hidden).execute();
  const changedOn = async (kind: 'categories' | 'brands', id: number) =>
    (await pagesChangedAt(shop.db))[kind].get(id)?.toISOString().slice(0, 10);
  expect(await changedOn('categories', range.detergents)).toBe('2026-02-03');
  expect(await changedOn('categories', range.cleaning)).toBe('2026-02-03');
  expect(await changedOn('categories', range.gloves)).toBe('2026-01-05');
  expect(await changedOn('brands', range.references.brandId)).toBe('2026-02-03');
  expect(await changedOn('brands', range.otherBrandId)).toBe('2026-01-05');
  const change = (values: object) =>
    shop.db.updateTable('category').set(values).where('id', '=', range.gloves).execute();
  await change({ position: 9 });
  expect(await changedOn('categories', range.gloves)).toBe('2026-01-05');
  await change({ title: JSON.stringify({ bs: 'Radne rukavice' }) });
  expect(await changedOn('categories', range.gloves)).not.toBe('2026-01-05');
});

it('answers 410 for an archived article, 301 for one that another replaces, and leaves it out of the sitemap', async () => {
  const archived = { archived_at: shop.now(), is_visible_on_web: false };
  const old = await someGoods(shop.db, range, { code: 'SAP-0', title: 'Stari sapun', categoryIds: [range.detergents] });
  await shop.db.updateTable('article').set(archived).where('id', '=', old).execute();
  const get = (url: string) => shop.app.inject({ url, headers: { host: 'shop.test' } });
  await vi.waitUntil(async () => (await get(`/article/${old}/stari-sapun`)).statusCode === 410, { timeout: 60_000 });
  const link = { article_id: old, linked_article_id: soap, relation: 'replacement' };
  await shop.db.insertInto('article_link').values(link).execute();
  const moved = await get(`/article/${old}/stari-sapun`);
  expect([moved.statusCode, moved.headers['location']]).toEqual([301, `/article/${soap}/sapun`]);
  const { body } = await get('/sitemaps/1.xml');
  expect(body).toContain(`/article/${soap}/`);
  expect(body).not.toContain(`/article/${old}/`);
});
