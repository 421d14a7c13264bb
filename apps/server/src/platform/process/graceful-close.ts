import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How a server that is told to stop takes its leave. Milliseconds. */
export interface ClosePace {
  /** How long `/readyz` says 503 before the port closes, so that a load balancer can look away first. */
  readonly drainNoticeMs: number;
  /** How long an idle connection is kept after that: a request may be on its way. */
  readonly idleMs: number;
  /** How long requests under way may take before their connections are cut. */
  readonly longestMs: number;
}

/** For tests and benchmarks, which have no balancer in front and send nothing more. */
export const CLOSE_AT_ONCE: ClosePace = { drainNoticeMs: 0, idleMs: 0, longestMs: 8_000 };

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends the HTTP side in order; to be called before `close`, which does it too late for a balancer to notice. */
    drain(): Promise<void>;
    readonly isDraining: boolean;
  }
}

/**
 * Lets a server close in order, before whatever its answers need: the port closes for new connections, every request
 * that was sent is answered, and each answer ends its connection. What is registered as `preClose` after this runs when
 * no request is under way any more. `onBegin` is called as soon as readiness turns.
 */
export function closeGracefully(app: FastifyInstance, pace: ClosePace, onBegin = (): void => undefined): void {
  const { drainNoticeMs, idleMs, longestMs } = pace;
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
    // Not before the port is closed: a client would come back with a connection that nobody accepts any more.
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
