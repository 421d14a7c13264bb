import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildHttp } from './http.ts';
import { securityHeaders } from './security-headers.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = await buildHttp({ logger: false, trustedProxies: 0, formSources: ['https://bank.example'] });
  app.get('/fine', async () => 'fine');
  app.get('/one/:id', async () => 'fine');
  app.get('/fault', async () => {
    throw new Error('a fault');
  });
});
afterAll(() => app.close());

it.each([
  ['/fine', 200],
  ['/fault', 500],
  ['/nowhere', 404],
  [`/${'a'.repeat(5_000)}`, 414],
  [`/one/${'a'.repeat(300)}`, 414],
  ['/%ZZ', 400],
  ['/one/%C0%AE', 400],
  ['/one/a%00b', 404],
])('%s answers with the headers that protect browsers, and the number of the request', async (url, status) => {
  const { headers, statusCode, body } = await app.inject(url);
  expect(statusCode).toBe(status);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['content-security-policy']).toContain(
    "require-trusted-types-for 'script';trusted-types sjaj-offline sjaj-proof",
  );
  expect(headers['content-security-policy']).toContain("form-action 'self' https://bank.example;");
  expect(headers).toMatchObject({
    ...securityHeaders({ formSources: ['https://bank.example'] })('/'),
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  });
  // Paths without a route are answered by the storefront.
  if (status >= 400 && status !== 404)
    expect(body).toMatch(/^\{"data":null,"info":\{"code":"request\.\w+","message":"[^"]+"\}\}$/);
});

it('speaks for the subdomains of the shop only where the owner says so', () => {
  for (const url of ['/', '/api/brands']) {
    expect(securityHeaders()(url)['strict-transport-security']).toBe('max-age=31536000');
    expect(securityHeaders({ hstsSubdomains: true })(url)['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
  }
});

const headersOf = securityHeaders();

it.each(['/api/articles/details/7', '/api/nowhere', '/api/users/profile?x=1'])(
  'a call, %s, allows nothing: its answer is no document',
  (url) => {
    expect(headersOf(url)).toEqual({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    });
  },
);

it.each([
  '/assets/index-Z6RyQHuZ.js',
  '/assets/frame.css?v=1',
  '/admin/assets/inter.woff2',
  '/assets/zxing_reader-B1c2.wasm',
  '/files/pictures/demo/roll-400.webp',
  '/files/pictures/demo/roll.png',
])('a file that cannot be a document, %s, is not sniffed and not embedded elsewhere', (url) => {
  expect(headersOf(url)).toEqual({
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
});

it.each([
  '/',
  '/admin/',
  '/api',
  '/api/docs',
  '/category/1/x.js',
  '/?/assets/a.js',
  '/assets/../x.js.html',
  '/assets/logo.svg',
  '/files/pictures/logo.svg',
  '/files/private/7/view?until=1',
  '/sw.js',
  '/theme.js',
])('everything else, %s, has the headers of a page', (url) => {
  expect(headersOf(url)).toEqual(headersOf('/'));
  expect(headersOf(url)['content-security-policy']).toContain("script-src 'self'");
  expect(headersOf(url)).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'origin-agent-cluster': '?1' });
});

it.each(['/scan', '/scan/', '/scan?lang=en'])(
  'the page that reads codes, %s, may use the camera and WebAssembly',
  (url) => {
    expect(headersOf(url)['permissions-policy']).toBe('camera=(self)');
    expect(headersOf(url)['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");
  },
);

it.each(['/', '/scanned', '/scan/x', '/quick-order?x=/scan', '/admin/scan', '/profile/scan'])(
  'no other page, such as %s, may use the camera or WebAssembly',
  (url) => {
    expect(headersOf(url)['permissions-policy']).toBe('camera=()');
    expect(headersOf(url)['content-security-policy']).not.toContain('unsafe');
  },
);

it('admits what is in the document of the storefront, and nothing inline in the back office', () => {
  const inline = { scripts: ["'sha256-a='"], styles: ["'sha256-b='"] };
  const policy = (url: string) => securityHeaders({ inline })(url)['content-security-policy'];
  for (const url of ['/', '/article/7/x', '/scan']) {
    expect(policy(url)).toMatch(/script-src 'self'[^;]* 'sha256-a=';/);
    expect(policy(url)).toContain("style-src 'self' 'sha256-b=';");
  }
  expect(policy('/admin/')).not.toContain('sha256');
});
