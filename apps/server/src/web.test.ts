import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildHttp } from './platform/http/http.ts';
import { memoryRateLimits } from './platform/http/rate-limits.ts';
import { diskStorage } from './platform/storage/storage.ts';
import { serveWeb } from './web.ts';

let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sjaj-web-'));
  await writeFile(join(folder, 'index.html'), '<title>Sjaj</title>');
  app = await buildHttp({ logger: false, trustedProxies: 0 });
  const limits = memoryRateLimits(() => new Date('2026-03-02T10:00:00Z'));
  const pages = {
    db: null as never,
    catalogue: new Promise<never>(() => undefined),
    shop: () => Promise.reject(new Error('no database')),
    supplier: async () => null,
    clock: () => new Date('2026-03-02T10:00:00Z'),
    publicUrl: null,
    measurementScript: null,
  };
  await serveWeb(app, { clients: [{ folder, prefix: '/' }], storage: diskStorage({ folder }), limits, pages });
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
  const { statusCode, body, headers } = await app.inject({ url: '/profile/orders/1' });
  expect([statusCode, body]).toEqual([200, '<title>Sjaj</title><meta name="robots" content="noindex, nofollow" />']);
  expect(headers['x-robots-tag']).toBe('noindex, nofollow');
});

it('200 for the description of the calls, packed for who can unpack it; 304 for who has it', async () => {
  const url = '/api/openapi.json';
  const plain = await app.inject({ url });
  expect(plain.json()).toMatchObject({ openapi: '3.1.0' });
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  const refused = await app.inject({ url, headers: { 'accept-encoding': 'gzip;q=0' } });
  expect(refused.headers['content-encoding']).toBeUndefined();
  const again = await app.inject({ url, headers: { 'if-none-match': String(plain.headers['etag']) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('429 for an address that reads the description again and again', async () => {
  const answers = await Promise.all(
    Array.from({ length: 61 }, () => app.inject({ url: '/api/docs', remoteAddress: '203.0.113.5' })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    ...Array.from({ length: 60 }, () => 200),
    429,
  ]);
  expect((await app.inject({ url: '/api/docs', remoteAddress: '203.0.113.6' })).statusCode).toBe(200);
});
