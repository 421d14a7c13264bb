import { existsSync } from 'node:fs';
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

interface WebSettings {
  /** The built clients, and where each is served. */
  readonly clients: readonly { readonly folder: string; readonly prefix: string }[];
  readonly storage: Storage;
  readonly limits: RateLimits;
}

const PICTURE = /^\/files\/(pictures\/[\w/-]{1,120}(?:-(?:160|400|800)\.(webp)|\.png))$/;
const YEAR_S = 31_536_000;

/** Everything on the port that is no call: the two clients, pictures, and the page that describes the calls. */
export async function serveWeb(app: FastifyInstance, { clients, storage, limits }: WebSettings): Promise<void> {
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
      preCompressed: true,
      decorateReply: index === 0,
      cacheControl: false,
      setHeaders: (response, path) => void response.header('cache-control', cacheOf(path)),
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isPage = request.method === 'GET' && !/^\/(api|files|hubs)(\/|$)/.test(path) && !/\.\w{1,6}$/.test(path);
    const client = built.findLast(({ prefix }) => path === prefix.slice(0, -1) || path.startsWith(prefix));
    if (!isPage || !client) throw new Problem('request.not_found', 404);
    return reply.header('cache-control', 'no-cache').sendFile('index.html', client.folder);
  });
}

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
