import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import { type Namespace, Server } from 'socket.io';
import type { Customer, Staff } from '../../platform/actor.ts';
import type { Pool } from '../../platform/db.ts';
import { gatheringNotices } from './notices.ts';

const HANDSHAKE_MS = 5_000;
const SOCKETS_PER_USER = 10;

export interface Hubs {
  /** Tells every screen of the user that there is something new to read. */
  notify(userId: number): void;
  /** Tells every screen of the user which version the cart has now. */
  cartChanged(userId: number, version: number): void;
  /** Tells every screen of the user to ask again what he may do, and for whom. */
  sessionChanged(userId: number): void;
  /** Closes the sockets of sessions that have ended, on all nodes. */
  close(sessionIds: readonly number[]): void;
  stop(): Promise<void>;
}

interface HubSettings {
  readonly server: HttpServer;
  readonly pool: Pool;
  readonly findActor: (token: string) => Promise<Customer | Staff | null>;
  readonly onError: (error: unknown) => void;
}

const userRoom = (userId: number): string => `user:${userId}`;
const sessionRoom = (sessionId: number): string => `session:${sessionId}`;

/** The two push channels. A socket names its token on connect, joins the rooms of its user and session, and only listens. */
export function openHubs({ server, pool, findActor, onError }: HubSettings): Hubs {
  const io = new Server(server, {
    path: '/hubs/socket.io',
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 4_096,
    connectTimeout: HANDSHAKE_MS,
    perMessageDeflate: false,
    // A socket carries its token in the handshake, never in a cookie: another origin has none to send.
    cors: { origin: false },
  });
  const notices = gatheringNotices(pool);
  io.adapter(createAdapter(notices as unknown as Pool, { errorHandler: onError }));
  const notifications = io.of('/hubs/notifications');
  const carts = io.of('/hubs/cart');
  for (const hub of [notifications, carts]) admitSockets(hub, findActor);
  return {
    notify: (userId) => void notifications.to(userRoom(userId)).emit('NewNotifications'),
    cartChanged: (userId, version) => void carts.to(userRoom(userId)).emit(`CartUpdate-${userId}`, { version }),
    sessionChanged: (userId) => void notifications.to(userRoom(userId)).emit('SessionChanged'),
    close(sessionIds) {
      const rooms = sessionIds.map(sessionRoom);
      for (const hub of [notifications, carts]) hub.in(rooms).disconnectSockets(true);
    },
    async stop() {
      await io.close();
      notices.stop();
    },
  };
}

function admitSockets(hub: Namespace, findActor: HubSettings['findActor']): void {
  hub.use((socket, next) => {
    const { token } = socket.handshake.auth as { token?: unknown };
    const refuse = (): void => next(new Error('auth.sign_in_first'));
    if (typeof token !== 'string' || token.length > 128) return refuse();
    findActor(token).then(async (actor) => {
      // Whoever holds no more than one order has no cart and no messages.
      if (!actor || actor.role === 'order_holder') return refuse();
      if ((await hub.in(userRoom(actor.userId)).fetchSockets()).length >= SOCKETS_PER_USER) return refuse();
      await socket.join([userRoom(actor.userId), sessionRoom(actor.sessionId)]);
      next();
    }, refuse);
  });
}
