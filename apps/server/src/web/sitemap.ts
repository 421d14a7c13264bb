import type { Language } from '@sjaj/domain';
import {
  articleAddress,
  brandAddress,
  categoryAddress,
  INFORMATION_PAGES,
  newsAddress,
  promotionAddress,
} from './addresses.ts';
import type { GuestReader, GuestReads } from './guest-reader.ts';
import { html, type Markup } from './markup.ts';

interface SitemapEntry {
  readonly path: string;
  /** As the shop knows it, to the day. */
  readonly changedOn?: string;
}

/** The format allows 50,000; smaller parts are read and written faster. */
const PART = 10_000;
const FIXED = ['/', '/brands', '/akcija', '/new-articles', '/blogs', '/terms-and-conditions'];
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const day = (instant: string): string => instant.slice(0, 10);
const entry = (path: string, changedAt: Date | undefined): SitemapEntry =>
  changedAt ? { path, changedOn: day(changedAt.toISOString()) } : { path };

/** All pages that search engines list, by their address in the default language. */
export async function readSitemap(reader: GuestReader, language: Language): Promise<readonly SitemapEntry[]> {
  const reads = reader(language);
  const [articles, changes, categories, brands, promotions, news] = await Promise.all([
    reads.articles(),
    reads.changes(),
    reads.categories(),
    reads.brands(),
    reads.promotions(),
    allNews(reads),
  ]);
  return [
    ...FIXED.map((path) => ({ path })),
    ...INFORMATION_PAGES.map(([path]) => ({ path })),
    ...categories.map((category) => entry(categoryAddress(category), changes.categories.get(category.id))),
    ...brands.map((brand) => entry(brandAddress(brand), changes.brands.get(brand.id))),
    ...promotions.map((promotion) => ({ path: promotionAddress(promotion) })),
    ...news,
    ...articles.map((article) => ({ path: articleAddress(article), changedOn: day(article.changedAt) })),
  ];
}

async function allNews(reads: GuestReads): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for (let page = 1; ; page += 1) {
    const { items, pagedResult } = await reads.newsList(page);
    entries.push(...items.map((item) => ({ path: newsAddress(item), changedOn: day(item.publishedAt) })));
    if (page >= pagedResult.totalPages) return entries;
  }
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const changed = (on: string | undefined): Markup | null => (on === undefined ? null : html`<lastmod>${on}</lastmod>`);

/** The latest change in a part, where any of its entries has one. */
const latest = (entries: readonly SitemapEntry[]): string | undefined =>
  entries
    .flatMap(({ changedOn }) => changedOn ?? [])
    .toSorted()
    .at(-1);

/** `/sitemap.xml`: where the parts are. */
export function writeSitemapIndex(origin: string, entries: readonly SitemapEntry[]): string {
  const parts = Array.from({ length: Math.ceil(entries.length / PART) }, (_, index) => {
    const on = latest(entries.slice(index * PART, (index + 1) * PART));
    return html`<sitemap><loc>${origin}/sitemaps/${index + 1}.xml</loc>${changed(on)}</sitemap>`;
  });
  return DECLARATION + html`<sitemapindex xmlns="${NAMESPACE}">${parts}</sitemapindex>`.html;
}

/** `/sitemaps/1.xml`; null where there is no such part. */
export function writeSitemapPart(origin: string, entries: readonly SitemapEntry[], part: number): string | null {
  const own = entries.slice((part - 1) * PART, part * PART);
  if (own.length === 0) return null;
  const urls = own.map(({ path, changedOn }) => html`<url><loc>${origin + path}</loc>${changed(changedOn)}</url>`);
  return DECLARATION + html`<urlset xmlns="${NAMESPACE}">${urls}</urlset>`.html;
}

/** The sitemap of a closed shop. */
export const EMPTY_SITEMAP = `${DECLARATION}<urlset xmlns="${NAMESPACE}"></urlset>`;

/** Calls stay readable: a search engine that runs the script needs them to draw a page. */
export const openRobots = (origin: string): string =>
  ['/admin/', '/auth/', '/profile/', '/checkout', '/shopping-cart', '/search/', '/guest-order']
    .map((path) => `Disallow: ${path}`)
    .toSpliced(0, 0, 'User-agent: *')
    .concat(['', `Sitemap: ${origin}/sitemap.xml`, ''])
    .join('\n');

export const CLOSED_ROBOTS = 'User-agent: *\nDisallow: /\n';
