import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect as connectTcp } from 'node:net';
import { auth } from '@sjaj/contract';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { aGuest, anOrderLinkSession, openTheShop } from '../../../../test/builders/guests.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';
import { inTransaction } from '../../../platform/database/db.ts';
import { publish } from '../../cart/events.ts';
import { messageEvents } from '../../messages/events.ts';

let shop: TestShop;
let sockets: Socket[] = [];
const users: number[] = [];

beforeAll(async () => {
  shop = await openTestShop({ sweepIntervalMs: 20 });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  for (const username of ['first', 'second']) {
    const { id } = await shop.db
      .insertInto('user_account')
      .values({ username, email: `${username}@sjaj.test`, role: 'private', first_name: 'Ana', last_name: 'Anić' })
      .returning('id')
      .executeTakeFirstOrThrow();
    users.push(id);
  }
});
afterEach(() => {
  for (const socket of sockets) socket.disconnect();
  sockets = [];
});
afterAll(() => shop.close());

function connect(hub: string, token: unknown): Socket {
  const { port } = shop.app.server.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}/hubs/${hub}`, {
    path: '/hubs/socket.io',
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
    forceNew: true,
  });
  sockets.push(socket);
  return socket;
}

/** A connection that asks for the main namespace and stays, which no client of ours does. */
function openNameless(): { socket: WebSocket; answer: Promise<string>; closed: Promise<unknown> } {
  const { port } = shop.app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/hubs/socket.io/?EIO=4&transport=websocket`);
  const closed = new Promise((resolve) => void socket.addEventListener('close', resolve));
  const answer = new Promise<string>((resolve) => {
    socket.addEventListener('open', () => socket.send('40'));
    socket.addEventListener('error', () => resolve('refused'));
    socket.addEventListener('message', ({ data }) => String(data).startsWith('44') && resolve(String(data)));
  });
  return { socket, answer, closed };
}

const happens = (socket: Socket, event: string): Promise<unknown> =>
  new Promise((resolve) => void socket.once(event, (payload: unknown) => resolve(payload)));

async function connected(hub: string, token: string): Promise<Socket> {
  const socket = connect(hub, token);
  await happens(socket, 'connect');
  return socket;
}

const user = (index: number): number => users[index] ?? 0;

it('refuses a socket without a living token', async () => {
  for (const token of [undefined, '', 'shp_unknown-token-unknown-token', 7]) {
    expect(await happens(connect('cart', token), 'connect_error')).toBeInstanceOf(Error);
  }
});

it(
  'refuses the main namespace, closes within the handshake sockets that joined no hub, and refuses more of them',
  { tags: 'full' },
  async () => {
    const nameless = Array.from({ length: 20 }, openNameless);
    for (const { answer } of nameless) expect(await answer).toBe('44{"message":"auth.sign_in_first"}');
    expect(await openNameless().answer).toBe('refused');
    await Promise.all(nameless.map(({ closed }) => closed));
    const next = openNameless();
    expect(await next.answer).toContain('auth.sign_in_first');
    next.socket.close();
  },
);

it('answers a wish for a socket elsewhere like any request, with its time limits', async () => {
  const { port } = shop.app.server.address() as AddressInfo;
  const socket = connectTcp(port, '127.0.0.1');
  const head = 'GET /elsewhere HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n';
  const closed = once(socket, 'close');
  let answer = '';
  socket.on('data', (part) => (answer += part.toString()));
  socket.write(head);
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
});

it('404 in the form of every answer for a request at the address of the sockets that is no upgrade', async () => {
  const { port } = shop.app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/hubs/socket.io/?EIO=4&transport=polling`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answer.json()).toMatchObject({ info: { code: 'request.not_found' } });
});

it('refuses the thirteenth socket of a user in a hub, also where they come together', async () => {
  const token = await shop.loginAs(user(0));
  const many = Array.from({ length: 13 }, () => connect('cart', token));
  const outcomes = await Promise.all(
    many.map((socket) =>
      Promise.race([happens(socket, 'connect').then(() => 'in'), happens(socket, 'connect_error').then(() => 'out')]),
    ),
  );
  expect(outcomes.toSorted()).toEqual([...Array.from({ length: 12 }, () => 'in'), 'out']);
});

it('cuts off a socket that says anything', async () => {
  const socket = await connected('cart', await shop.loginAs(user(0)));
  const closed = happens(socket, 'disconnect');
  socket.emit('CartUpdate-1', { version: 1 });
  expect(await closed).toBe('io server disconnect');
});

it('tells the screens of a user, and nobody else, that the cart changed', async () => {
  const mine = await connected('cart', await shop.loginAs(user(0)));
  const foreign = await connected('cart', await shop.loginAs(user(1)));
  const heard: string[] = [];
  foreign.onAny((event: string) => heard.push(event));
  const notified = happens(mine, `CartUpdate-${user(0)}`);
  await inTransaction(shop.db, (tx) => publish(tx, 'cart.changed', { userId: user(0), cartId: 1, version: 7 }));
  expect(await notified).toEqual({ version: 7 });
  expect(heard).toEqual([]);
});

it('notifies a guest of the own cart, and order-link sessions of nothing', async () => {
  await openTheShop(shop);
  const { token, userId } = await aGuest(shop);
  const socket = await connected('cart', token);
  const notified = happens(socket, `CartUpdate-${userId}`);
  await inTransaction(shop.db, (tx) => publish(tx, 'cart.changed', { userId, cartId: 1, version: 3 }));
  expect(await notified).toEqual({ version: 3 });
  const holder = await anOrderLinkSession(shop);
  for (const hub of ['cart', 'notifications']) {
    expect(await happens(connect(hub, holder), 'connect_error')).toBeInstanceOf(Error);
  }
});

it('tells of new messages', async () => {
  const socket = await connected('notifications', await shop.loginAs(user(0)));
  const notified = happens(socket, 'NewNotifications');
  await inTransaction(shop.db, (tx) => messageEvents.publish(tx, 'message.written', { userId: user(0) }));
  await notified;
});

it('closes the sockets of a session at log-out, and leaves those of another', async () => {
  const token = await shop.loginAs(user(0));
  const ended = await connected('cart', token);
  const other = await connected('notifications', await shop.loginAs(user(0)));
  const closed = happens(ended, 'disconnect');
  expect((await shop.call(auth.logout, { token })).status).toBe(200);
  expect(await closed).toBe('io server disconnect');
  expect(other.connected).toBe(true);
});

it('closes the sockets of sessions that have expired, or whose person is not active any more, and no others', async () => {
  const closed: string[] = [];
  const follow = async (name: string, userId: number): Promise<string> => {
    const token = await shop.loginAs(userId);
    (await connected('cart', token)).once('disconnect', () => closed.push(name));
    return token;
  };
  const expired = createHash('sha256')
    .update(await follow('expired', user(0)))
    .digest();
  await follow('alive', user(0));
  await follow('inactive', user(1));
  await shop.db.updateTable('session').set({ expires_at: shop.now() }).where('token_hash', '=', expired).execute();
  await shop.db.updateTable('user_account').set({ is_active: false }).where('id', '=', user(1)).execute();
  await vi.waitFor(() => expect(closed.toSorted()).toEqual(['expired', 'inactive']), 30_000);
});
