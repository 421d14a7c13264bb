import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aRange, type Range, someGoods } from '../../test/builders/catalogue.ts';
import { openTheShop } from '../../test/builders/guests.ts';
import { openPagesShop, type PagesShop } from '../../test/builders/open-pages.ts';
import { someTerms } from '../../test/builders/place.ts';

let pages: PagesShop;
let range: Range;
let soap: number;
beforeAll(async () => {
  pages = await openPagesShop();
  await someTerms(pages.shop.db);
  range = await aRange(pages.shop.db);
  soap = await someGoods(pages.shop.db, range, { code: 'SAP-1', title: 'Sapun', categoryIds: [range.detergents] });
  await openTheShop(pages.shop);
  await vi.waitUntil(async () => (await pages.get(`/article/${soap}/sapun`)).status === 200, { timeout: 60_000 });
});
afterAll(() => pages.close());

const writtenIn = async (path: string): Promise<string | undefined> =>
  /<meta name="written" content="(\w+)"/.exec((await pages.get(path)).body)?.[1];

it('says in which language a page is written, where the script draws the same', async () => {
  const path = `/category/${range.detergents}/deterdzenti`;
  // The list has its articles when the catalogue has followed the database.
  await expect.poll(() => writtenIn(path)).toBe('bs');
  expect(await writtenIn(`${path}?lang=sr-Cyrl`)).toBe('srCyrl');
  expect([await writtenIn(`${path}?brands=1`), await writtenIn(path)]).toEqual([undefined, 'bs']);
  expect(await writtenIn('/article/999999/x')).toBeUndefined();
});

it('loads the picture of an article, and those of the first tiles of a list, before anything else', async () => {
  const loadingIn = async (path: string) =>
    [...(await pages.get(path)).body.matchAll(/loading="(\w+)"\s+fetchpriority="(\w+)"/g)].map(
      ([, ...values]) => values,
    );
  expect(await loadingIn(`/article/${soap}/sapun`)).toEqual([['eager', 'high']]);
  const { head } = /<head>(?<head>.*)<\/head>/s.exec((await pages.get(`/article/${soap}/sapun`)).body)?.groups ?? {};
  expect(head).toMatch(/<link rel="preload" as="image" href="\/[^"]+"[^>]* fetchpriority="high" \/>/);
  for (let number = 1; number <= 9; number += 1)
    await someGoods(pages.shop.db, range, {
      code: `KRPA-${number}`,
      title: `Krpa ${number}`,
      categoryIds: [range.detergents],
    });
  await expect
    .poll(async () => (await loadingIn(`/category/${range.detergents}/deterdzenti`)).map(([loading]) => loading), {
      timeout: 20_000,
    })
    .toEqual([...Array.from({ length: 8 }, () => 'eager'), 'lazy', 'lazy']);
});
