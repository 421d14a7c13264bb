import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRange, type Range, someGoods } from '../../test/builders/catalogue.ts';
import { closeTheShop, openTheShop } from '../../test/builders/guests.ts';
import { someTerms } from '../../test/builders/place.ts';
import { withSupplier } from '../../test/builders/supplier.ts';
import { openTestShop, type TestShop } from '../../test/http.ts';
import { INFORMATION_PAGES } from './addresses.ts';

const STOREFRONT = join(import.meta.dirname, '../../../storefront');
const EVIL = 'Sapun "jak" </script><script>alert(1)</script> & $& voda';
const SLUG = 'sapun-jak-script-script-alert-1-script-voda';

let folder: string;
let shop: TestShop;
let range: Range;
let soap: number;
let hidden: number;
let news: number;

const get = async (url: string, host = 'shop.test') => {
  const { statusCode, body, headers } = await shop.app.inject({ url, headers: { host } });
  return { status: statusCode, body, headers };
};

/** The data blocks of a page, by type. */
function dataIn(page: string): Map<string, Readonly<Record<string, unknown>>> {
  const blocks = [...page.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  const data = blocks.map(([, json = '']) => JSON.parse(json) as Readonly<Record<string, unknown>>);
  return new Map(data.map((one) => [String(one['@type']), one]));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sjaj-pages-'));
  await cp(join(STOREFRONT, 'index.html'), join(folder, 'index.html'));
  shop = await openTestShop({ clients: [{ folder, prefix: '/' }] });
  await withSupplier(shop.db);
  await someTerms(shop.db);
  range = await aRange(shop.db);
  const categoryIds = [range.detergents];
  soap = await someGoods(shop.db, range, { code: 'SAP-1', title: EVIL, categoryIds });
  hidden = await someGoods(shop.db, range, { code: 'SAP-2', title: 'Sakriven', categoryIds, isVisible: false });
  for (let number = 1; number <= 13; number += 1)
    await someGoods(shop.db, range, { code: `KRPA-${number}`, title: `Krpa ${number}`, categoryIds });
  await shop.db
    .updateTable('article')
    .set({ mpc: 1_234, title: JSON.stringify({ bs: EVIL, en: 'Soap' }) })
    .where('id', '=', soap)
    .execute();
  const { id } = await shop.db
    .insertInto('news_item')
    .values({
      title: JSON.stringify({ bs: 'Novi sapun' }),
      content: JSON.stringify({ bs: '<p>Stigao je <b>sapun</b>.</p>' }),
      published_at: new Date('2026-01-10T10:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  news = id;
  await shop.db
    .insertInto('information_page')
    .values(INFORMATION_PAGES.map(([, name]) => ({ name, content: JSON.stringify({ bs: '<p>Tekst.</p>' }) })))
    .execute();
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

describe('an open shop', () => {
  beforeAll(async () => {
    await openTheShop(shop);
    await vi.waitUntil(async () => (await get(`/category/${range.detergents}/deterdzenti?page=2`)).status === 200, {
      timeout: 60_000,
    });
  });

  it('says the article in the first response, everything in it escaped', async () => {
    const { status, body, headers } = await get(`/article/${soap}/${SLUG}`);
    expect([status, headers['x-robots-tag']]).toEqual([200, undefined]);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(body).toContain(
      '<title>Sapun &quot;jak&quot; &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; $&amp; voda (SAP-1) | Kap</title>',
    );
    expect(body).toMatch(/12,34\sKM s PDV-om\. Na stanju/);
    expect(body).not.toContain('alert(1)</script>');
    expect(body).toContain(`<link rel="canonical" href="http://shop.test/article/${soap}/${SLUG}" />`);
    expect(body).toContain(`hreflang="sr-Cyrl" href="http://shop.test/article/${soap}/${SLUG}?lang=sr-Cyrl"`);
  });

  it('describes the product with its retail price and its place in the shop', async () => {
    const data = dataIn((await get(`/article/${soap}/${SLUG}`)).body);
    expect(data.get('Product')).toMatchObject({
      name: EVIL,
      sku: 'SAP-1',
      offers: {
        '@type': 'Offer',
        url: `http://shop.test/article/${soap}/${SLUG}`,
        price: '12.34',
        priceCurrency: 'BAM',
        availability: 'https://schema.org/InStock',
        priceSpecification: { valueAddedTaxIncluded: true },
      },
    });
    expect(data.get('BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Početna', item: 'http://shop.test/' },
        { position: 2, name: 'Čišćenje' },
        { position: 3, name: 'Deterdženti' },
        { position: 4, name: EVIL },
      ],
    });
    expect(data.get('Organization')).toMatchObject({ name: 'Kap', legalName: 'Kap d.o.o.', vatID: '299000010006' });
  });

  it('describes news as an article with its date', async () => {
    const { body } = await get(`/blogs/${news}/novi-sapun`);
    expect(body).toContain('<p>Stigao je <b>sapun</b>.</p>');
    expect(dataIn(body).get('NewsArticle')).toMatchObject({
      headline: 'Novi sapun',
      datePublished: '2026-01-10T10:00:00.000Z',
      publisher: { '@id': 'http://shop.test/#organization' },
    });
  });

  it('says a page in the language that its address names', async () => {
    const { body } = await get(`/article/${soap}/${SLUG}?lang=en`);
    expect(body).toContain('<html lang="en"');
    expect(body).toContain('<title>Soap (SAP-1) | Kap</title>');
    expect(body).toMatch(/with VAT\. In stock/);
    expect((await get(`/article/${soap}/soap?lang=en`)).body).toContain(
      `<link rel="canonical" href="http://shop.test/article/${soap}/${SLUG}?lang=en" />`,
    );
  });

  it('301 from a wrong tail to the address of the article', async () => {
    const { status, headers } = await get(`/article/${soap}/sapunica`);
    expect([status, headers['location']]).toEqual([301, `/article/${soap}/${SLUG}`]);
  });

  it.each([
    '/article/999999/x',
    '/article/x/x',
    '/category/999999/x',
    '/brand/999999/x',
    '/blogs/999999/x',
    '/akcija/999999/x',
    '/nowhere',
    '/category/1',
    '/brands/1/2',
    '/blogs?page=7',
  ])('404 for %s, which no search engine lists', async (url) => {
    const { status, body, headers } = await get(url);
    expect([status, headers['x-robots-tag']]).toEqual([404, 'noindex, nofollow']);
    expect(body).toContain('Tražena stranica nije pronađena');
  });

  it('410 for a hidden article, without its title', async () => {
    const { status, body } = await get(`/article/${hidden}/sakriven`);
    expect(status).toBe(410);
    expect(body).not.toContain('Sakriven');
  });

  it('keeps pages of a person out of search engines', async () => {
    const { status, headers } = await get('/profile/orders/1');
    expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow']);
  });

  it('divides a long list into pages that link each other', async () => {
    const path = `/category/${range.detergents}/deterdzenti`;
    const first = await get(path);
    expect(first.body).toContain(`<a href="${path}?page=2">Sljedeća strana</a>`);
    const second = await get(`${path}?page=2`);
    expect(second.body).toContain(`<link rel="canonical" href="http://shop.test${path}?page=2" />`);
    expect((await get(`${path}?page=3`)).status).toBe(404);
  });

  it('answers with the new title as soon as the catalogue has it', async () => {
    const id = await someGoods(shop.db, range, { code: 'VEDRO', title: 'Vedro', categoryIds: [range.detergents] });
    const title = async (): Promise<string | undefined> =>
      /<title>([^<]*)/.exec((await get(`/article/${id}/vedro`)).body)?.[1];
    await expect.poll(title).toBe('Vedro (VEDRO) | Kap');
    const renamed = JSON.stringify({ bs: 'Vedro', en: 'Bucket' });
    await shop.db.updateTable('article').set({ title: renamed, code: 'VEDRO-2' }).where('id', '=', id).execute();
    await expect.poll(title).toBe('Vedro (VEDRO-2) | Kap');
  });

  it('304 for a page that the browser has', async () => {
    const { headers } = await get('/brands');
    const again = await shop.app.inject({
      url: '/brands',
      headers: { host: 'shop.test', 'if-none-match': String(headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('has no broken address in its sitemap, and no broken link on its pages', async () => {
    const index = await get('/sitemap.xml');
    expect(index.body).toContain('<loc>http://shop.test/sitemaps/1.xml</loc>');
    expect((await get('/sitemaps/2.xml')).status).toBe(404);
    const { body } = await get('/sitemaps/1.xml');
    expect(body).toContain(`/blogs/${news}/novi-sapun</loc><lastmod>2026-01-10</lastmod>`);
    expect(body).not.toContain(`/article/${hidden}/`);
    const addresses = [...body.matchAll(/<loc>http:\/\/shop\.test([^<]*)<\/loc>/g)].map(([, path = '']) => path);
    expect(addresses.length).toBeGreaterThan(35);
    const seen = new Map<string, number>();
    const open = async (path: string): Promise<string> => {
      const answer = await get(path);
      seen.set(path, answer.status);
      return answer.body;
    };
    for (const address of addresses) {
      const links = [...(await open(address)).matchAll(/<a href="(\/[^"]*)"/g)].map(([, path = '']) => path);
      for (const link of links) if (!seen.has(link)) await open(link);
    }
    expect([...seen].filter(([, status]) => status !== 200)).toEqual([]);
  });

  it('leads crawlers to the sitemap, and lets them call what a page needs', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain('Sitemap: http://shop.test/sitemap.xml');
    expect(body).toContain('Disallow: /profile/');
    expect(body).not.toMatch(/Disallow: \/(api)?\/?$/m);
  });
});

describe('a closed shop', () => {
  beforeEach(() => closeTheShop(shop));

  it('answers for every address with the same bytes, and tells search engines to list none', async () => {
    const answers = await Promise.all(
      ['/', `/article/${soap}/${SLUG}`, '/article/999999/x', `/article/${hidden}/x`, '/blogs', '/nowhere'].map((url) =>
        get(url),
      ),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.body).toContain('<meta name="robots" content="noindex, nofollow" />');
    expect(answers.map(({ status, headers }) => [status, headers['x-robots-tag']])).toEqual(
      answers.map(() => [200, 'noindex, nofollow']),
    );
  });

  it('has an empty sitemap, and turns crawlers away', async () => {
    expect((await get('/sitemap.xml')).body).not.toContain('<loc>');
    expect((await get('/sitemaps/1.xml')).status).toBe(404);
    expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  });
});
