import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long each stage of a stop takes, in milliseconds. */
export interface CloseTimeouts {
  /** How long `/readyz` answers 503 before the port closes, so that a load balancer stops sending requests. */
  readonly drainNoticeMs: number;
  /** How long an idle connection stays open after that: a request may be on its way. */
  readonly idleMs: number;
  /** How long requests under way may take before their connections are cut. */
  readonly longestMs: number;
}

/** For tests and benchmarks, which have no load balancer and send no further requests. */
export const CLOSE_AT_ONCE: CloseTimeouts = { drainNoticeMs: 0, idleMs: 0, longestMs: 8_000 };

declare module 'fastify' {
  interface FastifyInstance {
    /** Stops taking requests and answers those under way. Called before `close`, which would be too late for a load balancer. */
    drain(): Promise<void>;
    readonly isDraining: boolean;
  }
}

/**
 * Lets a server close in order: the port closes for new connections, every request that was sent is answered, and each
 * answer ends its connection. Hooks that are registered as `preClose` after this run when no request is under way.
 * `onBegin` is called as soon as `/readyz` answers 503.
 */
export function closeGracefully(app: FastifyInstance, timeouts: CloseTimeouts, onBegin = (): void => undefined): void {
  const { drainNoticeMs, idleMs, longestMs } = timeouts;
  const requests = new OpenCount();
  const connections = new OpenCount();
  let draining: Promise<void> | undefined;
  let isPortClosed = false;
  app.server.on('connection', (socket: Socket) => socket.once('close', connections.open()));
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.once('close', requests.open());
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // Only after the port is closed: before, a client would open a new connection to a server that is about to stop.
    if (isPortClosed) void reply.header('connection', 'close');
    done(null, payload);
  });
  async function drain(): Promise<void> {
    onBegin();
    if (!app.server.listening) return;
    await delay(drainNoticeMs);
    // Not the method of the HTTP server: it cuts idle connections at once, and with them requests that are on their way.
    NetServer.prototype.close.call(app.server);
    isPortClosed = true;
    await connections.noneWithin(idleMs);
    app.server.closeIdleConnections();
    if (!(await requests.noneWithin(longestMs)))
      app.log.warn(`${requests.count} requests took longer than ${longestMs} ms: cut`);
    app.server.closeAllConnections();
  }
  app.decorate('drain', () => (draining ??= drain()));
  app.decorate('isDraining', { getter: () => draining !== undefined });
  app.addHook('preClose', () => app.drain());
}

/** Counts what is open. */
class OpenCount {
  count = 0;
  #onNone: () => void = () => undefined;

  /** Counts one; what it returns ends that one. */
  open(): () => void {
    this.count += 1;
    return () => {
      this.count -= 1;
      if (this.count === 0) this.#onNone();
    };
  }

  /** Resolves to true as soon as nothing is open, to false when the time has passed. */
  async noneWithin(ms: number): Promise<boolean> {
    if (this.count === 0) return true;
    const waiting = new AbortController();
    const none = new Promise<boolean>((resolve) => (this.#onNone = () => resolve(true)));
    const late = delay(ms, false, { signal: waiting.signal }).catch(() => false);
    const isNone = await Promise.race([none, late]);
    waiting.abort();
    return isNone;
  }
}
