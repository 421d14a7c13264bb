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
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script';trusted-types sjaj-offline");
  expect(headers['content-security-policy']).toContain("form-action 'self' https://bank.example;");
  expect(headers).toMatchObject({
    ...securityHeaders({ formSources: ['https://bank.example'] }),
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  });
  // Paths without a route are answered by the storefront.
  if (status >= 400 && status !== 404)
    expect(body).toMatch(/^\{"data":null,"info":\{"code":"request\.\w+","message":"[^"]+"\}\}$/);
});

it('speaks for the subdomains of the shop only where the owner says so', () => {
  expect(securityHeaders()['strict-transport-security']).toBe('max-age=31536000');
  expect(securityHeaders({ hstsSubdomains: true })['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  );
});
