import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildHttp } from './platform/http.ts';
import { diskStorage } from './platform/storage.ts';
import { serveWeb } from './web.ts';

let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sjaj-web-'));
  await writeFile(join(folder, 'index.html'), '<title>Sjaj</title>');
  app = await buildHttp({ logger: false, trustedProxies: 0 });
  await serveWeb(app, { clients: [{ folder, prefix: '/' }], storage: diskStorage({ folder }) });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

it.each([
  '//etc/passwd',
  '/api//brands',
  '/%2e%2e%2f%2e%2e%2fetc/passwd.txt',
  '/assets/..%5c..%5cx',
  '/%252e%252e/etc/passwd.txt',
  '/files/pictures/..%2f..%2fx.webp',
  '/a%00.html',
])('%s leads nowhere, and is no fault', async (url) => {
  const { statusCode, body } = await app.inject({ url });
  expect([400, 404]).toContain(statusCode);
  expect(body).toMatch(/^\{"data":null,"info":/);
});

it('gives the page for whatever the client may know', async () => {
  const { statusCode, body } = await app.inject({ url: '/profile/orders/1' });
  expect([statusCode, body]).toEqual([200, '<title>Sjaj</title>']);
});
