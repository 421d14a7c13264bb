import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { openTestShop } from '../../../test/http.ts';
import { buildHttp } from '../http/http.ts';
import { closeGracefully } from './graceful-close.ts';

let app: FastifyInstance;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** A server with a call that is answered when the test says so, and what its hooks saw. */
async function openSlowServer({ idleMs = 10_000, longestMs = 10_000 } = {}) {
  const events: string[] = [];
  let answerSlow = (): void => undefined;
  app = await buildHttp({ logger: false, trustedProxies: 0 });
  closeGracefully(app, { drainNoticeMs: 0, idleMs, longestMs });
  app.addHook('preClose', async () => void events.push('what answers need is closed'));
  app.get('/fast', async () => 'fast');
  app.get('/slow', async () => {
    events.push('asked');
    await new Promise<void>((answer) => (answerSlow = answer));
    events.push('answered');
    return 'slow';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { events, answerSlow: () => answerSlow() };
}

/** A connection that is kept; what came over it so far. */
function openConnection(): { socket: Socket; received: () => string; send: (path: string) => void } {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.on('data', (part) => (text += part.toString()));
  socket.on('error', () => undefined);
  return {
    socket,
    received: () => text,
    send: (path) => void socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`),
  };
}

it('answers what is under way, and only then closes what the answers need', async () => {
  const { events, answerSlow } = await openSlowServer();
  const connection = openConnection();
  connection.send('/slow');
  await expect.poll(() => events).toContain('asked');
  const closed = app.drain().then(() => app.close());
  await expect.poll(() => app.server.listening).toBe(false);
  answerSlow();
  await closed;
  await expect.poll(() => connection.received()).toContain('slow');
  expect(connection.received()).toMatch(/^HTTP\/1\.1 200[^]*connection: close/i);
  expect(events).toEqual(['asked', 'answered', 'what answers need is closed']);
});

it('200 with Connection: close for a request on a kept connection that comes while the server closes', async () => {
  const { events, answerSlow } = await openSlowServer();
  const busy = openConnection();
  const persistent = openConnection();
  persistent.send('/fast');
  await expect.poll(() => persistent.received()).toContain('fast');
  busy.send('/slow');
  await expect.poll(() => events).toContain('asked');
  const closed = app.drain().then(() => app.close());
  await expect.poll(() => app.server.listening).toBe(false);
  persistent.send('/fast');
  await once(persistent.socket, 'close');
  const [, second = ''] = persistent.received().split('HTTP/1.1 ').slice(1);
  expect(second).toMatch(/^200 [^]*connection: close/i);
  answerSlow();
  await closed;
});

it('cuts a request that takes too long, so that the server ends', async () => {
  const { events } = await openSlowServer({ idleMs: 0, longestMs: 50 });
  const connection = openConnection();
  connection.send('/slow');
  await expect.poll(() => events).toContain('asked');
  await app.close();
  await expect.poll(() => connection.socket.destroyed).toBe(true);
  expect(events).toEqual(['asked', 'what answers need is closed']);
});

it('503 for readiness and no further socket from the moment that the stop begins, 200 for everything else', async () => {
  const shop = await openTestShop();
  app = shop.app;
  const isReady = async (): Promise<number> => (await app.inject('/readyz')).statusCode;
  expect(await isReady()).toBe(200);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const socketUrl = `${address.replace('http', 'ws')}/hubs/socket.io/?EIO=4&transport=websocket`;
  const opens = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = new WebSocket(socketUrl);
      socket.addEventListener('open', () => {
        socket.close();
        resolve(true);
      });
      socket.addEventListener('error', () => resolve(false));
    });
  expect(await opens()).toBe(true);
  const drained = app.drain();
  expect([await isReady(), await opens(), (await app.inject('/healthz')).statusCode]).toEqual([503, false, 200]);
  await drained;
  await shop.close();
});
