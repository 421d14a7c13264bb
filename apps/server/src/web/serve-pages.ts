import { DEFAULT_LANGUAGE, languageOfTag } from '@sjaj/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CatalogueContext } from '../modules/catalogue/index.ts';
import type { Settings } from '../modules/settings/index.ts';
import { etagOf, isKnownTo } from '../platform/http/etag.ts';
import { networkOf } from '../platform/http/network.ts';
import type { RateLimits } from '../platform/http/rate-limits.ts';
import { Problem } from '../platform/problem.ts';
import { cachedFor } from '../platform/process/cached.ts';
import { categoryAddress, isPersonalPage } from './addresses.ts';
import { templateOf, withAccent, withNoScriptNotice, writeMissingPage, writePage } from './document.ts';
import { type GuestReader, type GuestReaderDeps, openGuestReader } from './guest-reader.ts';
import { type PageInput, readPage } from './open-pages.ts';
import { addressIn } from './page-content.ts';
import {
  CLOSED_ROBOTS,
  EMPTY_SITEMAP,
  openRobots,
  readSitemap,
  writeSitemapIndex,
  writeSitemapPart,
} from './sitemap.ts';
import { organizationData } from './structured-data.ts';

export interface PagesDeps extends GuestReaderDeps {
  readonly catalogue: Promise<CatalogueContext>;
  readonly limits: RateLimits;
  readonly publicUrl: string | null;
  readonly measurementScript: URL | null;
}

const CACHE_BYTES = 16 * 1_024 * 1_024;
/** For what changes without the catalogue's version: news, texts, banners. */
const CACHE_MS = 5_000;
const SITEMAP_MS = 60_000;
const SITEMAP_LIMIT = { requests: 60, seconds: 60 };
const LAST_PAGE = 1_000;
const UNLISTED = 'noindex, nofollow';

interface CachedPage {
  readonly version: number;
  readonly until: number;
  readonly page: string;
}

interface AddressedPageInput extends PageInput {
  readonly origin: string;
  /** Whether the address names nothing but a language. */
  readonly isPlain: boolean;
}

/** Answers with a page of the storefront. */
type PageServer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** What the server says on the pages of the storefront, its sitemap and robots.txt. `built` is its index.html. */
export function servePages(app: FastifyInstance, deps: PagesDeps, built: string): PageServer {
  const { shop, publicUrl, clock } = deps;
  const template = templateOf(built, deps.measurementScript);
  const cache = new LRUCache<string, CachedPage>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ page }) => page.length * 2,
  });
  let opened: { readonly reader: GuestReader; readonly catalogue: CatalogueContext } | undefined;
  // A catalogue that never opens has its failure reported elsewhere.
  deps.catalogue.then(
    (catalogue) => (opened = { catalogue, reader: openGuestReader(deps, catalogue) }),
    () => undefined,
  );
  const originOf = (request: FastifyRequest): string =>
    publicUrl === null ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin;
  serveSitemap(app, deps, { originOf, reader: () => opened?.reader });

  async function openPage(input: AddressedPageInput, reply: FastifyReply): Promise<string | null> {
    if (!opened || isPersonalPage(input.path)) return null;
    const { reader, catalogue } = opened;
    const { version } = catalogue.model;
    const key = `${input.origin} ${input.language} ${input.page} ${input.isPlain} ${input.path}`;
    const now = clock().getTime();
    const known = cache.get(key);
    if (known?.version === version && known.until > now) return known.page;
    const answer = await readPage(reader, input);
    if (answer.kind === 'moved') {
      const path = addressIn(answer.path, input.language, input.defaultLanguage);
      void reply.code(301).header('location', path);
      return '';
    }
    if (answer.kind !== 'found') {
      void reply.code(answer.kind === 'gone' ? 410 : 404).header('x-robots-tag', UNLISTED);
      return writeMissingPage(template, input.language, answer.kind === 'gone');
    }
    const page = writePage(template, { ...input, ...answer, ...(await frameOf(reader, input)) });
    cache.set(key, { version, until: now + CACHE_MS, page });
    return page;
  }

  return async (request, reply) => {
    const settings = await shop().catch(() => null);
    const input = settings && pageInputOf(request, settings, originOf(request));
    const page = input && settings?.shopMode === 'open' ? await openPage(input, reply) : null;
    if (page === null) void reply.header('x-robots-tag', UNLISTED);
    const supplier = await deps.supplier().catch(() => null);
    const notice = { language: input?.language ?? DEFAULT_LANGUAGE, phone: supplier?.phone ?? null };
    const written = withNoScriptNotice(page ?? template.unlisted, notice);
    return send(request, reply, withAccent(written, supplier?.accentColour ?? null));
  };
}

/** What surrounds the content of every page. */
async function frameOf(reader: GuestReader, { language, origin }: AddressedPageInput) {
  const reads = reader(language);
  const [categories, supplier, { withdrawalDays }] = await Promise.all([
    reads.categories(),
    reads.supplier(),
    reads.offerTerms(),
  ]);
  return {
    shopName: supplier?.shortName ?? 'Sjaj',
    organization: supplier && organizationData(origin, supplier, withdrawalDays),
    menu: categories
      .filter(({ parentCategoryId }) => parentCategoryId === null)
      .map((category) => ({ title: category.title, path: categoryAddress(category) })),
  };
}

/** `?lang=sr-Latn` names a language that the shop offers, `?page=2` a page of a list; anything else says nothing. */
function pageInputOf(request: FastifyRequest, settings: Settings, origin: string): AddressedPageInput {
  const { lang, page } = request.query as { readonly lang?: unknown; readonly page?: unknown };
  const wanted = typeof lang === 'string' ? languageOfTag(lang) : undefined;
  const { defaultLanguage, useDefaultLanguage } = settings;
  const languages = useDefaultLanguage ? [defaultLanguage] : settings.languages;
  const number = typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
  return {
    path: request.url.split('?', 1)[0] ?? '/',
    origin,
    languages,
    defaultLanguage,
    language: wanted && languages.includes(wanted) ? wanted : defaultLanguage,
    page: Math.min(number, LAST_PAGE),
    isPlain: Object.keys(request.query as object).every((name) => name === 'lang'),
  };
}

function send(request: FastifyRequest, reply: FastifyReply, page: string): FastifyReply {
  void reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
  if (reply.statusCode !== 200) return reply.send(page);
  const etag = etagOf(page);
  void reply.header('etag', etag);
  return isKnownTo(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(page);
}

interface SitemapSources {
  readonly originOf: (request: FastifyRequest) => string;
  readonly reader: () => GuestReader | undefined;
}

function serveSitemap(app: FastifyInstance, deps: PagesDeps, { originOf, reader }: SitemapSources): void {
  const { shop, clock, limits } = deps;
  const entries = cachedFor(SITEMAP_MS, clock, async () => {
    const current = reader();
    if (!current) throw new Problem('request.unavailable', 503, { retryAfter: 2 });
    return readSitemap(current, (await shop()).defaultLanguage);
  });
  const isOpen = async (): Promise<boolean> => (await shop()).shopMode === 'open';
  const admit = (request: FastifyRequest) => limits.take(`sitemap address:${networkOf(request.ip)}`, SITEMAP_LIMIT);
  const xml = (reply: FastifyReply, text: string) => reply.type('application/xml; charset=utf-8').send(text);

  app.get('/robots.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send((await isOpen()) ? openRobots(originOf(request)) : CLOSED_ROBOTS),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    await admit(request);
    if (!(await isOpen())) return xml(reply.header('x-robots-tag', UNLISTED), EMPTY_SITEMAP);
    return xml(reply, writeSitemapIndex(originOf(request), await entries()));
  });
  app.get('/sitemaps/:part', async (request, reply) => {
    await admit(request);
    const { part } = request.params as { readonly part: string };
    const number = Number(/^([1-9]\d{0,4})\.xml$/.exec(part)?.[1] ?? 0);
    const text = number > 0 && (await isOpen()) ? writeSitemapPart(originOf(request), await entries(), number) : null;
    if (text === null) throw new Problem('request.not_found', 404);
    return xml(reply, text);
  });
}
