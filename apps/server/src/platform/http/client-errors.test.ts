import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildHttp } from './http.ts';
import { securityHeaders } from './security-headers.ts';

const HOSTILE_HOSTS = ['', '[bad', 'a b', 'a/b', 'a@b', 'a:99999', '"><script>', '%zz'];

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildHttp({ logger: false, trustedProxies: 0 });
  app.get('/fine', async () => 'fine');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** What comes back for these bytes until the server closes the connection. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (part) => (text += part.toString()));
  socket.on('error', () => undefined);
  socket.write(bytes);
  await Promise.race([once(socket, 'close'), once(socket, 'end')]);
  socket.destroy();
  return text;
}

it.each([
  ['bytes that are no request', 'NONSENSE\r\n\r\n', 400, 'request.malformed'],
  [
    'two lengths',
    'POST /fine HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
    'request.malformed',
  ],
  ['no host', 'GET /fine HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'request.malformed'],
  ...HOSTILE_HOSTS.map((host): [string, string, number, string] => [
    `the host ${JSON.stringify(host)}`,
    `GET /fine HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    400,
    'request.malformed',
  ]),
  [
    'headers of 9 KiB',
    `GET /fine HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(9_216)}\r\n\r\n`,
    431,
    'request.headers_too_large',
  ],
])('%s: an answer with the protecting headers and the envelope', async (_what, bytes, status, code) => {
  const answer = await answerTo(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const [name, value] of Object.entries(securityHeaders()('/'))) expect(answer).toContain(`${name}: ${value}\r\n`);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  expect(answer.split('\r\n\r\n')[1]).toContain(`{"data":null,"info":{"code":"${code}","message":"`);
});

it.each(['shop.test', 'shop.test:8080', 'SHOP_1.test', '127.0.0.1:80', '[::1]:3000', 'xn--ma-6ja.ba'])(
  'takes the host %s',
  async (host) => {
    const answer = await answerTo(`GET /fine HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  },
);
