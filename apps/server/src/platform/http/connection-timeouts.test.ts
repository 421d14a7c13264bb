/** @module-tag full */
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { CONNECTION_TIMES, type ConnectionTimes } from './connection-timeouts.ts';
import { buildHttp } from './http.ts';

/** What never happens in these tests. */
const NEVER = 600_000;
/** Bytes: more than the systems of both sides keep. */
const MEDIUM = 16 * 1_024 * 1_024;
const LARGE = 64 * 1_024 * 1_024;

let app: FastifyInstance;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

async function openServer(times: Partial<ConnectionTimes>): Promise<void> {
  const connectionTimes = {
    ...CONNECTION_TIMES,
    body: NEVER,
    upload: NEVER,
    uploadCheck: NEVER,
    stall: NEVER,
    takeCheck: NEVER,
    answer: NEVER,
    ...times,
  };
  app = await buildHttp({ logger: false, trustedProxies: 0, connectionTimes });
  app.get('/large', async () => Buffer.alloc(LARGE, 'a'));
  app.get('/medium', async () => Buffer.alloc(MEDIUM, 'a'));
  app.get('/long', async () => {
    await once(app.server, 'timeout');
    return 'worked out';
  });
  app.post('/json', async () => 'taken');
  app.post('/upload', { config: { takesUpload: true } }, async (request) => {
    for await (const part of request.raw) void part;
    return 'taken';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
}

function send(text: string): { socket: Socket; received: () => string } {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.on('error', () => undefined);
  socket.on('data', (part) => (received += part.toString()));
  socket.write(text);
  return { socket, received: () => received };
}

const connections = (): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));

it('drops a client that does not read its answer', async () => {
  await openServer({ stall: 100 });
  const { socket } = send('GET /large HTTP/1.1\r\nHost: shop\r\n\r\n');
  socket.pause();
  await once(app.server, 'connection');
  await expect.poll(connections).toBe(0);
});

it('drops a client that takes a large answer at less than the pace of a poor line', async () => {
  await openServer({ answer: 100 });
  const { socket } = send('GET /large HTTP/1.1\r\nHost: shop\r\n\r\n');
  socket.pause();
  await once(app.server, 'connection');
  await expect.poll(connections).toBe(0);
});

/** Reads one piece of what has come at a time. */
function readSlowly(socket: Socket): void {
  socket.on('data', () => {
    socket.pause();
    setImmediate(() => socket.resume());
  });
}

it('drops a client that takes an answer at less than the least rate', async () => {
  await openServer({ takeCheck: 20, takeRate: 1_000_000_000_000 });
  const { socket } = send('GET /large HTTP/1.1\r\nHost: shop\r\n\r\n');
  readSlowly(socket);
  await once(app.server, 'connection');
  await expect.poll(connections).toBe(0);
});

it('gives a client that takes it at the least rate all of an answer', async () => {
  await openServer({ takeCheck: 200, takeRate: 1 });
  const { socket, received } = send('GET /medium HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n');
  readSlowly(socket);
  await once(socket, 'end');
  expect(received().length).toBeGreaterThan(MEDIUM);
});

it('gives a client all of a large answer, however long that takes', async () => {
  await openServer({ answer: 20, answerRate: 0 });
  const { socket, received } = send('GET /large HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n');
  readSlowly(socket);
  await once(socket, 'close');
  expect(received().length).toBeGreaterThan(LARGE);
});

it('200 for an answer that takes longer to work out than a client may stall', async () => {
  // Long enough that a busy machine reads the request before the connection counts as idle.
  await openServer({ stall: 2_000 });
  const { received } = send('GET /long HTTP/1.1\r\nHost: shop\r\n\r\n');
  await expect.poll(received).toContain('worked out');
});

it('408 for a body that does not come, in the form of every answer', async () => {
  await openServer({ body: 100 });
  const { socket, received } = send(
    'POST /json HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{',
  );
  await once(socket, 'close');
  expect(received()).toMatch(/^HTTP\/1\.1 408 [^]*x-content-type-options: nosniff[^]*"code":"request\.too_slow"/);
});

it('408 for an upload that stands still, while another one goes on', async () => {
  await openServer({ body: 50, uploadCheck: 500, uploadRate: 10 });
  const head =
    'POST /upload HTTP/1.1\r\nHost: shop\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n';
  const standing = send(`${head}a`);
  const going = send(head);
  const timer = setInterval(() => going.socket.write('a'.repeat(100)), 5);
  await once(standing.socket, 'close');
  clearInterval(timer);
  expect(standing.received()).toContain('HTTP/1.1 408 ');
  expect(going.socket.destroyed).toBe(false);
  going.socket.write('a'.repeat(1_000_000 - going.socket.bytesWritten + head.length));
  await expect.poll(going.received).toContain('taken');
});
