import { addDays, businessDate, startOfDay } from '@sjaj/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aRange, type Range, someGoods } from '../../test/builders/catalogue.ts';
import { closeTheShop, openTheShop } from '../../test/builders/guests.ts';
import { openPagesShop, type PagesShop } from '../../test/builders/open-pages.ts';
import { aPerson } from '../../test/builders/people.ts';
import { aCarrier, someTerms, withSetting } from '../../test/builders/place.ts';
import { productOf, structuredDataOf } from '../../test/builders/schema-org.ts';
import { withSupplier } from '../../test/builders/supplier.ts';
import { INFORMATION_PAGES } from './addresses.ts';

const DAY_MS = 86_400_000;
const text = (bs: string): string => JSON.stringify({ bs });

let pages: PagesShop;
let range: Range;
let plain: number;
let sold: number;
let news: number;

beforeAll(async () => {
  pages = await openPagesShop();
  const { db, now } = pages.shop;
  await withSupplier(db);
  await someTerms(db);
  await aCarrier(db, {
    rates: [
      [1_000, 700],
      [5_000, 1_000],
    ],
  });
  await withSetting(db, 'freeShippingEnabled', true);
  await withSetting(db, 'freeShippingAmount', 150_00);
  range = await aRange(db);
  const categoryIds = [range.detergents];
  plain = await someGoods(db, range, { code: 'SAP-1', title: 'Sapun', categoryIds });
  sold = await someGoods(db, range, { code: 'SAP-2', title: 'Sapun na akciji', categoryIds, ean: '3871234567897' });
  const heavy = { net_weight_g: 4_000, mpc: 200_00, catalog_number: 'KAT-2' };
  await db.updateTable('article').set(heavy).where('id', '=', sold).execute();
  await db.insertInto('picture').values({ key: 'pictures/ab/sapun', name: 'sapun.webp' }).execute();
  await db.insertInto('article_picture').values({ article_id: sold, picture_key: 'pictures/ab/sapun' }).execute();
  const endsAt = startOfDay(addDays(businessDate(now()), 8));
  const { id } = await db
    .insertInto('promotion')
    .values({ title: text('Sniženje'), starts_at: new Date(now().getTime() - DAY_MS), ends_at: endsAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('promotion_article')
    .values({ promotion_id: id, article_id: sold, price: 8_00, retail_price: 160_00 })
    .execute();
  const userId = await aPerson(db, { role: 'private' });
  await db
    .insertInto('review')
    .values({ article_id: sold, user_id: userId, rating: 4, comment: 'Dobar', state: 'published' })
    .execute();
  const item = await db
    .insertInto('news_item')
    .values({ title: text('Novi sapun '.repeat(12)), content: text('<p>Stigao je.</p>'), published_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  news = item.id;
  await db
    .insertInto('information_page')
    .values(INFORMATION_PAGES.map(([, name]) => ({ name, content: text('<p>Tekst.</p>') })))
    .execute();
  await openTheShop(pages.shop);
  await vi.waitUntil(async () => (await pages.get(`/article/${sold}/sapun-na-akciji`)).status === 200, {
    timeout: 60_000,
  });
});
afterAll(() => pages.close());

const productAt = async (path: string) => productOf((await pages.get(path)).body);

describe('the data of an article', () => {
  it('has price, seller, delivery by the carrier and the right to withdraw; no rating, sale or picture that there is not', async () => {
    const { offers, ...product } = await productAt(`/article/${plain}/sapun`);
    expect(product).toMatchObject({ name: 'Sapun', sku: 'SAP-1', description: 'Sapun' });
    for (const key of ['image', 'gtin', 'mpn', 'aggregateRating']) expect(product).not.toHaveProperty(key);
    expect(offers).toMatchObject({
      price: '15.00',
      availability: 'https://schema.org/InStock',
      priceSpecification: { price: '15.00' },
      shippingDetails: { shippingRate: { value: '8.19' }, deliveryTime: { handlingTime: { maxValue: 1 } } },
      hasMerchantReturnPolicy: { merchantReturnDays: 14, merchantReturnLink: 'http://shop.test/withdrawal' },
    });
    expect(offers).not.toHaveProperty('priceValidUntil');
  });

  it('of a sale says until when, what it was, and that its delivery is free; with picture, numbers and rating', async () => {
    const product = await productAt(`/article/${sold}/sapun-na-akciji`);
    const lastDay = addDays(businessDate(pages.shop.now()), 7);
    expect(product).toMatchObject({
      gtin: '3871234567897',
      mpn: 'KAT-2',
      image: [expect.stringMatching(/^http:\/\/shop\.test\/files\/pictures\//)],
      aggregateRating: { ratingValue: 4, reviewCount: 1 },
      offers: {
        price: '160.00',
        priceValidUntil: lastDay,
        priceSpecification: [
          { price: '160.00' },
          { price: '200.00', priceType: 'https://schema.org/StrikethroughPrice' },
        ],
        shippingDetails: { shippingRate: { value: '0.00' } },
      },
    });
  });

  it('names no delivery of what the carrier does not take, and no offer of what is not sold', async () => {
    const { db } = pages.shop;
    const categoryIds = [range.detergents];
    const tank = await someGoods(db, range, { code: 'CIST-1', title: 'Cisterna', categoryIds });
    await db.updateTable('article').set({ net_weight_g: 900_000 }).where('id', '=', tank).execute();
    await expect.poll(async () => (await pages.get(`/article/${tank}/cisterna`)).status).toBe(200);
    expect((await productAt(`/article/${tank}/cisterna`)).offers).not.toHaveProperty('shippingDetails');
    await db.updateTable('article').set({ disable_selling: true }).where('id', '=', tank).execute();
    await expect.poll(async () => (await productAt(`/article/${tank}/cisterna`)).offers).toBeUndefined();
  });
});

it('Home names the site, and news fit their headline', async () => {
  const typesOf = async (path: string) => structuredDataOf((await pages.get(path)).body).map((data) => data['@type']);
  expect(await typesOf('/')).toEqual(['Organization', 'WebSite']);
  const { headers } = await pages.get(`/blogs/${news}/x`);
  expect(await typesOf(String(headers['location']))).toEqual(['Organization', 'BreadcrumbList', 'NewsArticle']);
});

/** What the head of a page says. */
function headOf(body: string) {
  const one = (pattern: RegExp): string | undefined => pattern.exec(body)?.[1];
  return {
    title: one(/<title>([^<]+)<\/title>/),
    description: one(/<meta name="description" content="([^"]+)"/),
    canonical: one(/<link rel="canonical" href="([^"]+)"/),
    languages: [...body.matchAll(/rel="alternate" hreflang="([^"]+)"/g)].map(([, tag]) => tag),
    heading: one(/<h1>([^<]+)<\/h1>/),
  };
}

const addressesOf = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>http:\/\/shop\.test([^<]*)<\/loc>/g)].map(([, path = '']) => path);

it('every page of the sitemap has title, description, one canonical address, all languages, a heading and sound data', async () => {
  const addresses = addressesOf((await pages.get('/sitemaps/1.xml')).body);
  expect(addresses.length).toBeGreaterThan(20);
  const titles = new Map<string, string>();
  for (const address of addresses) {
    const { status, body, headers } = await pages.get(address);
    expect([address, status, headers['x-robots-tag']]).toEqual([address, 200, undefined]);
    const { title, description, canonical, languages, heading } = headOf(body);
    expect({ address, isComplete: Boolean(title && description && heading) }).toEqual({ address, isComplete: true });
    expect(canonical).toBe(`http://shop.test${address}`);
    expect(languages).toEqual(['bs', 'hr', 'sr-Latn', 'sr-Cyrl', 'en', 'x-default']);
    expect([address, titles.get(title ?? '')]).toEqual([address, undefined]);
    titles.set(title ?? '', address);
    const types = structuredDataOf(body).map((data) => data['@type']);
    expect([address, types]).toEqual([address, expect.arrayContaining(['Organization'])]);
  }
});

it('a closed shop has the same bytes at each of these addresses: no data, no links, not listed', async () => {
  const addresses = addressesOf((await pages.get('/sitemaps/1.xml')).body);
  await closeTheShop(pages.shop);
  const answers = await Promise.all(addresses.map((address) => pages.get(address)));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(structuredDataOf(answers[0]?.body ?? '')).toEqual([]);
  expect(answers[0]?.body).not.toMatch(/canonical|hreflang|Sapun/);
  expect(new Set(answers.map(({ headers }) => headers['x-robots-tag']))).toEqual(new Set(['noindex, nofollow']));
});
