import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { postGuarded, type ResolveName } from './guarded-request.ts';

/** Addresses of this machine that stand for the internet and for what lies inside: each has a receiver on the same port. */
const OUTSIDE = '127.0.0.2';
const INSIDE = '127.0.0.1';
/** What a name resolves to, question by question; the last answer stays. */
let answers: (readonly string[])[];
const resolveName = vi.fn<ResolveName>((_name, _options, done) => {
  const found = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
  done(
    null,
    found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  );
});

interface Receiver {
  readonly server: Server;
  received: number;
}

async function openReceiver(address: string, port: number): Promise<Receiver> {
  const receiver: Receiver = {
    received: 0,
    server: createServer((request, response) => {
      receiver.received += 1;
      const status = request.url === '/moved' ? 302 : 200;
      response.writeHead(status, { location: `http://${INSIDE}:${port}/` }).end();
    }),
  };
  await once(receiver.server.listen(port, address), 'listening');
  return receiver;
}

let outside: Receiver;
let inside: Receiver;
let port: number;

beforeAll(async () => {
  outside = await openReceiver(OUTSIDE, 0);
  ({ port } = outside.server.address() as AddressInfo);
  inside = await openReceiver(INSIDE, port);
});
beforeEach(() => {
  resolveName.mockClear();
  outside.received = 0;
  inside.received = 0;
});
afterAll(() => {
  for (const { server } of [outside, inside]) server.close();
});

const post = (path = '/', host = 'receiver.example') =>
  postGuarded({
    url: `http://${host}:${port}${path}`,
    headers: {},
    body: '{}',
    isAllowed: (address) => address === OUTSIDE,
    timeoutMs: 30_000,
    signal: new AbortController().signal,
    resolveName,
  });

const REFUSED = { kind: 'failed', reason: 'address' };

it('connects to the address that was checked, though the name resolves to another one a moment later', async () => {
  answers = [[OUTSIDE], [INSIDE]];
  expect(await post()).toEqual({ kind: 'answered', status: 200 });
  expect(resolveName).toHaveBeenCalledOnce();
  expect(await post()).toEqual(REFUSED);
  expect([outside.received, inside.received]).toEqual([1, 0]);
});

it.each([
  [[INSIDE]],
  [[OUTSIDE, INSIDE]],
  [[INSIDE, OUTSIDE]],
  [['::1', OUTSIDE]],
  [['::ffff:127.0.0.1']],
  [['64:ff9b::7f00:1']],
])('refuses a name with %j', async (found) => {
  answers = [found];
  expect(await post()).toEqual(REFUSED);
  expect([outside.received, inside.received]).toEqual([0, 0]);
});

it.each(['127.1', '2130706433', '0x7f.1', '0177.0.0.1', '127.0.0.1.', '[::ffff:7f00:1]', '[::1]', '①②⑦.⓪.⓪.①'])(
  'refuses %s without asking anybody',
  async (host) => {
    expect(await post('/', host)).toEqual(REFUSED);
    expect(resolveName).not.toHaveBeenCalled();
    expect(inside.received).toBe(0);
  },
);

it('follows no redirect', async () => {
  answers = [[OUTSIDE]];
  expect(await post('/moved')).toEqual({ kind: 'answered', status: 302 });
  expect([outside.received, inside.received]).toEqual([1, 0]);
});
