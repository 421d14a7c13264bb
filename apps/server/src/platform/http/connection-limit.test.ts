import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { limitConnections } from './connection-limit.ts';

let server: Server;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.close();
  await once(server, 'close');
});

async function open(trustedProxies: number): Promise<void> {
  server = createServer();
  limitConnections(server, { trustedProxies, most: 8 });
  server.on('connection', (socket) => void socket.write('served'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

/** Connects from an address of this machine; whether the server keeps the connection. */
async function isServed(localAddress: string): Promise<boolean> {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  socket.on('error', () => undefined);
  return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
}

async function countServed(localAddress: string, connections: number): Promise<number> {
  const outcomes = await Promise.all(Array.from({ length: connections }, () => isServed(localAddress)));
  return outcomes.filter((served) => served).length;
}

it('leaves half of the connections to others, and takes new ones when old ones close', async () => {
  await open(0);
  expect(await countServed('127.0.0.1', 8)).toBe(4);
  expect(await countServed('127.0.0.2', 1)).toBe(1);
  const connections = sockets.filter(({ destroyed }) => !destroyed);
  connections[0]?.destroy();
  await expect.poll(() => isServed('127.0.0.1')).toBe(true);
});

it('tells callers behind a proxy not apart', async () => {
  await open(1);
  expect(await countServed('127.0.0.1', 8)).toBe(8);
});
