import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { contract } from '@sjaj/contract';
import type { FastifyInstance } from 'fastify';
import { docsPageOf, DOCS_CSS } from './platform/http/docs-page.ts';
import { serveFixedDocument } from './platform/http/fixed-document.ts';
import { openApiOf } from './platform/http/openapi.ts';
import { Problem } from './platform/problem.ts';
import type { RateLimits } from './platform/http/rate-limits.ts';
import type { Storage } from './platform/storage/storage.ts';
import { type PagesDeps, servePages } from './web/serve-pages.ts';

interface WebSettings {
  /** The built clients, and where each is served. */
  readonly clients: readonly { readonly folder: string; readonly prefix: string }[];
  readonly storage: Storage;
  readonly limits: RateLimits;
  /** What the pages of the storefront say before its script runs. */
  readonly pages: Omit<PagesDeps, 'limits'>;
}

const PICTURE = /^\/files\/(pictures\/[\w/-]{1,120}(?:-(?:160|400|800)\.(webp)|\.png))$/;
const YEAR_S = 31_536_000;

/** Everything on the port that is no call: the two clients, pictures, and the page that describes the calls. */
export async function serveWeb(app: FastifyInstance, { clients, storage, limits, pages }: WebSettings): Promise<void> {
  serveDocs(app, limits);
  app.get('/files/pictures/*', async (request, reply) => {
    const [, key, webp] = PICTURE.exec(request.url) ?? [];
    const found = key === undefined ? null : await storage.read(key);
    if (!found) throw new Problem('request.not_found', 404);
    return reply
      .type(webp ? 'image/webp' : 'image/png')
      .headers({ 'content-length': found.bytes, 'cache-control': `public, max-age=${YEAR_S}, immutable` })
      .send(found.stream);
  });
  const built = clients.filter(({ folder }) => existsSync(join(folder, 'index.html')));
  for (const [index, { folder, prefix }] of built.entries()) {
    await app.register(fastifyStatic, {
      root: folder,
      prefix,
      // The pages of the storefront are written below.
      index: prefix === '/' ? false : 'index.html',
      preCompressed: true,
      decorateReply: index === 0,
      cacheControl: false,
      setHeaders: (response, path) => void response.header('cache-control', cacheOf(path)),
    });
  }
  const shop = built.find(({ prefix }) => prefix === '/');
  const servePage =
    shop && servePages(app, { ...pages, limits }, await readFile(join(shop.folder, 'index.html'), 'utf8'));
  if (servePage) app.get('/', servePage);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|files|hubs)(\/|$)/.test(path) && !isFile(path);
    const client = built.findLast(({ prefix }) => path === prefix.slice(0, -1) || path.startsWith(prefix));
    if (!isPage || !client) throw new Problem('request.not_found', 404);
    if (client === shop && servePage) return servePage(request, reply);
    return reply
      .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex, nofollow' })
      .sendFile('index.html', client.folder);
  });
}

/** The tail of a brand's address is its name, which may have a dot. */
const isFile = (path: string): boolean => /\.\w{1,6}$/.test(path) && !path.startsWith('/brand/');

// Built assets carry a hash in their name; everything else is revalidated.
const cacheOf = (path: string): string =>
  path.includes(`${join('/', 'assets')}/`) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache';

function serveDocs(app: FastifyInstance, limits: RateLimits): void {
  serveFixedDocument(app, limits, {
    path: '/api/openapi.json',
    mediaType: 'application/json; charset=utf-8',
    write: async () => JSON.stringify(await openApiOf(contract)),
  });
  serveFixedDocument(app, limits, {
    path: '/api/docs',
    mediaType: 'text/html; charset=utf-8',
    write: () => docsPageOf(contract),
  });
  serveFixedDocument(app, limits, {
    path: '/api/docs.css',
    mediaType: 'text/css; charset=utf-8',
    write: () => DOCS_CSS,
  });
}
