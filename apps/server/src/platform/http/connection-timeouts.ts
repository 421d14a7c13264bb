import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Milliseconds, but for the rate. */
export interface ConnectionTimes {
  /** Within which the body of a request has arrived. */
  readonly body: number;
  /** The same for an upload, which may come from a phone. */
  readonly upload: number;
  /** How often an upload is looked at, and how much of it must have come meanwhile: bytes a second. */
  readonly uploadCheck: number;
  readonly uploadRate: number;
  /** How long a client may take nothing of an answer: up to twice this, because Node looks once in each such time. */
  readonly stall: number;
  /** Within which an answer is taken in full, once it has begun. */
  readonly answer: number;
}

export const CONNECTION_TIMES: ConnectionTimes = {
  body: 30_000,
  upload: 120_000,
  uploadCheck: 10_000,
  uploadRate: 4_096,
  stall: 15_000,
  answer: 120_000,
};

const SMALL_ANSWER = 65_536;

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly takesUpload?: boolean;
  }
}

/**
 * Drops clients that hold a connection without using it: those that send a body too slowly, and those that do not read
 * their answer. A socket that was upgraded has no time-out of its own any more: it has a ping.
 */
export function dropSlowClients(
  app: FastifyInstance,
  times: ConnectionTimes,
  refuse: (request: IncomingMessage) => void,
): void {
  const busy = new WeakMap<Socket, number>();
  const limits = new WeakMap<ServerResponse, NodeJS.Timeout>();
  app.server.setTimeout(times.stall, (socket: Socket) => {
    const isWorking = (busy.get(socket) ?? 0) > 0 && socket.writableLength === 0;
    // Nothing is owed to the client yet: the answer is being worked out. Else it does not read, or is idle.
    if (isWorking) socket.setTimeout(times.stall);
    else if (socket.writableLength > 0) socket.resetAndDestroy();
    else socket.destroy();
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    busy.set(socket, (busy.get(socket) ?? 0) + 1);
    reply.raw.once('close', () => {
      busy.set(socket, (busy.get(socket) ?? 1) - 1);
      clearTimeout(limits.get(reply.raw));
    });
    if (hasBody(request)) watchBody(request, times, refuse);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // What is small goes out at once, or stalls.
    if (typeof payload !== 'string' || payload.length > SMALL_ANSWER)
      limits.set(reply.raw, setTimeout(() => reply.raw.socket?.resetAndDestroy(), times.answer).unref());
    done(null, payload);
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** An upload must have arrived after a longer time, and come at a least rate meanwhile; anything else is small. */
function watchBody(
  { raw, routeOptions }: FastifyRequest,
  times: ConnectionTimes,
  refuse: (request: IncomingMessage) => void,
): void {
  const { socket } = raw;
  // A request that is injected, as tests do, has no connection.
  if (raw.complete || !(socket instanceof Socket)) return;
  const isOver = (): boolean => raw.complete || socket.destroyed;
  const isUpload = routeOptions.config?.takesUpload === true;
  const late = setTimeout(() => isOver() || refuse(raw), isUpload ? times.upload : times.body).unref();
  let before = socket.bytesRead;
  const checkPace = (): void => {
    if (isOver()) return clearInterval(pace);
    const isHeldUpByUs = raw.readableLength >= raw.readableHighWaterMark;
    const least = (times.uploadRate * times.uploadCheck) / 1_000;
    if (!isHeldUpByUs && socket.bytesRead - before < least) refuse(raw);
    before = socket.bytesRead;
  };
  const pace = isUpload ? setInterval(checkPace, times.uploadCheck).unref() : undefined;
  raw.once('end', () => {
    clearTimeout(late);
    clearInterval(pace);
  });
}
