import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aRange, someGoods } from '../../test/builders/catalogue.ts';
import { openTheShop } from '../../test/builders/guests.ts';
import { openTestShop, type TestShop } from '../../test/http.ts';

const STOREFRONT = join(import.meta.dirname, '../../../storefront');

let shop: TestShop;
let folder: string;
let soap: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sjaj-sitemap-'));
  await cp(join(STOREFRONT, 'index.html'), join(folder, 'index.html'));
  shop = await openTestShop({ clients: [{ folder, prefix: '/' }] });
  const range = await aRange(shop.db);
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
