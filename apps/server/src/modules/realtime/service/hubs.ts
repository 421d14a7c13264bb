import type { EventEmitter } from 'node:events';
import type { IncomingMessage, RequestListener, Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import { type Namespace, Server } from 'socket.io';
import type { Customer, Staff } from '../../../kernel/actor.ts';
import type { Pool } from '../../../platform/database/db.ts';
import { SocketAdmission } from './admission.ts';
import { batchedNotices } from './notices.ts';
import { type LiveSessions, type SocketData, startSessionSweep } from './session-sweep.ts';

export const SOCKET_PATH = '/hubs/socket.io/';
const HANDSHAKE_MS = 5_000;
/** On one node and in one hub: a person has several tabs and devices. */
const SOCKETS_PER_USER = 12;
/** Joining and leaving both hubs twice over; a client has nothing else to say. */
const MESSAGES_PER_SOCKET = 8;
const LIMITS = { perAddress: 1_500, namelessPerAddress: 20 };
/** Of the server's connections; the others are for requests. */
const SHARE_OF_SOCKETS = 0.75;

export interface Hubs {
  /** Tells every screen of the user that there is something new to read. */
  notify(userId: number): void;
  /** Tells every screen of the user which version the cart has now. */
  cartChanged(userId: number, version: number): void;
  /** Tells every screen of the user to load again what they may do, and for which company. */
  sessionChanged(userId: number): void;
  /** Closes the sockets of sessions that have ended, on all nodes. */
  close(sessionIds: readonly number[]): void;
  /** Lets no further socket connect; those that are open stay until `stop`. */
  refuseNew(): void;
  stop(): Promise<void>;
}

interface HubSettings {
  readonly server: HttpServer;
  readonly pool: Pool;
  readonly findActor: (token: string) => Promise<Customer | Staff | null>;
  readonly liveSessions: LiveSessions;
  /** ms between two looks at the sessions of open sockets. */
  readonly sweepIntervalMs: number | undefined;
  readonly onError: (error: unknown) => void;
  readonly trustedProxies: number;
  readonly publicUrl: string | null;
}

const userRoom = (userId: number): string => `user:${userId}`;
const sessionRoom = (sessionId: number): string => `session:${sessionId}`;

/** The two push channels. A socket names its token on connect, joins the rooms of its user and session, and only listens. */
export function openHubs(settings: HubSettings): Hubs {
  const { server, pool, findActor, onError, trustedProxies, publicUrl, ...sweeping } = settings;
  const limits = { ...LIMITS, total: Math.floor(server.maxConnections * SHARE_OF_SOCKETS) };
  const admission = new SocketAdmission({ limits, trustedProxies, publicUrl });
  const answering = server.listeners('request') as RequestListener[];
  const io = new Server(server, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 4_096,
    perMessageDeflate: false,
    // A socket carries its token in the handshake, never in a cookie: another origin has none to send.
    cors: { origin: false },
    allowRequest: (request, decide) => decide(null, admission.admit(request)),
  });
  // Sockets come by upgrades alone: any other request for their address is answered by the shop, like one that leads nowhere.
  server.removeAllListeners('request');
  for (const answer of answering) server.on('request', answer);
  refuseWhatNoClientDoes(io, admission);
  const notices = batchedNotices(pool);
  io.adapter(createAdapter(notices as unknown as Pool, { errorHandler: onError }));
  const notifications = io.of('/hubs/notifications');
  const carts = io.of('/hubs/cart');
  for (const hub of [notifications, carts]) admitSockets(hub, findActor, admission);
  const sweep = startSessionSweep({ hubs: [notifications, carts], onError, ...sweeping });
  return {
    notify: (userId) => void notifications.to(userRoom(userId)).emit('NewNotifications'),
    cartChanged: (userId, version) => void carts.to(userRoom(userId)).emit(`CartUpdate-${userId}`, { version }),
    sessionChanged: (userId) => void notifications.to(userRoom(userId)).emit('SessionChanged'),
    close(sessionIds) {
      const rooms = sessionIds.map(sessionRoom);
      for (const hub of [notifications, carts]) hub.in(rooms).disconnectSockets(true);
    },
    refuseNew: () => admission.close(),
    async stop() {
      admission.close();
      sweep.stop();
      await io.close();
      notices.stop();
    },
  };
}

/** Our own clients join the two hubs and listen: a client that does anything else is refused or cut off. */
function refuseWhatNoClientDoes(io: Server, admission: SocketAdmission): void {
  // The main namespace is there for everybody unless it refuses.
  io.use((_socket, next) => next(new Error('auth.sign_in_first')));
  // A second connection for an open socket is how polling is upgraded, which is off, and would not be counted.
  io.engine.use(
    (request: { readonly _query: { readonly sid?: string } }, _response: unknown, next: (error?: Error) => void) =>
      next(request._query.sid === undefined ? undefined : new Error('request.invalid')),
  );
  io.engine.on('connection', (connection: EventEmitter & { readonly request: IncomingMessage }) => {
    const { request } = connection;
    // Destroyed, because a client that is asked to close may take half a minute to agree.
    const cut = (): void => void request.socket.destroy();
    const timer = setTimeout(() => admission.isNameless(request) && cut(), HANDSHAKE_MS);
    request.socket.once('close', () => clearTimeout(timer));
    let messages = 0;
    connection.on('data', () => {
      messages += 1;
      if (messages > MESSAGES_PER_SOCKET) cut();
    });
  });
}

function admitSockets(hub: Namespace, findActor: HubSettings['findActor'], admission: SocketAdmission): void {
  hub.use((socket, next) => {
    const { token } = socket.handshake.auth as { token?: unknown };
    const refuse = (): void => next(new Error('auth.sign_in_first'));
    if (typeof token !== 'string' || token.length > 128) return refuse();
    findActor(token).then((actor) => {
      // An order-link session has no cart and no messages.
      if (!actor || actor.role === 'order_holder' || actor.role === 'enrolling_staff') return refuse();
      const room = userRoom(actor.userId);
      // Counted and joined without a pause between, so that sockets that come together are counted as well.
      if ((hub.adapter.rooms.get(room)?.size ?? 0) >= SOCKETS_PER_USER) return refuse();
      (socket.data as SocketData).sessionId = actor.sessionId;
      void socket.join([room, sessionRoom(actor.sessionId)]);
      admission.named(socket.request);
      next();
    }, refuse);
  });
  hub.on('connection', (socket) => {
    socket.use(() => socket.disconnect(true));
    // Left by itself: a connection that is in no hub any more has no reason to stay.
    socket.on('disconnect', () => {
      const { client } = socket as unknown as { client: { sockets: Map<string, unknown>; conn: { close(): void } } };
      if (client.sockets.size === 0) client.conn.close();
    });
  });
}
