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
  /** How often an answer that is under way is looked at, and how much of it must have been taken within so many looks: bytes a second. */
  readonly takeCheck: number;
  readonly takeLooks: number;
  readonly takeRate: number;
  /** How often a large answer is looked at, and how much of it must have been taken meanwhile: bytes a second. */
  readonly answer: number;
  readonly answerRate: number;
}

export const CONNECTION_TIMES: ConnectionTimes = {
  body: 30_000,
  upload: 120_000,
  uploadCheck: 10_000,
  uploadRate: 4_096,
  stall: 15_000,
  takeCheck: 3_000,
  takeLooks: 5,
  takeRate: 4_096,
  answer: 120_000,
  answerRate: 32_768,
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
  const limits = new WeakMap<ServerResponse, NodeJS.Timeout>();
  const answering = watchAnswers(app, times);
  app.server.setTimeout(times.stall, (socket: Socket) => {
    const isWorking = answering.has(socket) && socket.writableLength === 0;
    // Nothing is owed to the client yet: the answer is being worked out. Else it does not read, or is idle.
    if (isWorking) socket.setTimeout(times.stall);
    else if (socket.writableLength > 0) socket.resetAndDestroy();
    else socket.destroy();
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    answering.begin(socket);
    reply.raw.once('close', () => {
      answering.end(socket);
      clearTimeout(limits.get(reply.raw));
    });
    if (hasBody(request)) watchBody(request, times, refuse);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // What is small goes out at once, or stalls.
    const { socket } = reply.raw;
    const isSmall = (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length <= SMALL_ANSWER;
    if (!isSmall && socket instanceof Socket) limits.set(reply.raw, watchPace(socket, times));
    done(null, payload);
  });
}

/** What Node counts beneath the stream, which counts a write only when all of it is taken. */
interface ConnectionCounts {
  readonly bytesWritten: number;
  /** Of those, what the system has not taken yet. */
  readonly writeQueueSize: number;
}

function bytesTaken(socket: Socket): number {
  const { _handle: counts } = socket as Socket & { readonly _handle?: ConnectionCounts | null };
  return counts ? counts.bytesWritten - counts.writeQueueSize : socket.bytesWritten - socket.writableLength;
}

/** A connection on which an answer is under way. */
interface Answering {
  requests: number;
  /** Bytes, when the client had last taken enough. */
  taken: number;
  /** In a row since then, at each of which something was owed. */
  looks: number;
}

/**
 * Drops clients that take answers too slowly. Node's own time-out fires after up to twice its time, counted from the last write: on a busy
 * machine, where that comes late, a client was held for most of a minute. Looks are counted instead of time, so that nobody pays for a server
 * that stood still itself.
 */
function watchAnswers(app: FastifyInstance, { takeCheck, takeLooks, takeRate }: ConnectionTimes) {
  const connections = new Map<Socket, Answering>();
  const least = (takeRate * takeCheck * takeLooks) / 1_000;
  const timer = setInterval(() => {
    for (const [socket, answering] of connections) {
      const taken = bytesTaken(socket);
      const isEnough = socket.writableLength === 0 || taken - answering.taken >= least;
      if (isEnough) Object.assign(answering, { taken, looks: 0 });
      else if (++answering.looks > takeLooks) socket.resetAndDestroy();
    }
  }, takeCheck).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
  return {
    has: (socket: Socket): boolean => connections.has(socket),
    begin(socket: Socket): void {
      const answering = connections.get(socket);
      if (answering) answering.requests += 1;
      // A request that is injected, as tests do, has no connection.
      else if (socket instanceof Socket) connections.set(socket, { requests: 1, taken: bytesTaken(socket), looks: 0 });
    },
    end(socket: Socket): void {
      const answering = connections.get(socket);
      if (!answering) return;
      answering.requests -= 1;
      if (answering.requests === 0) connections.delete(socket);
    },
  };
}

/**
 * Drops a client that takes a large answer just fast enough to be let be by the check above: it would hold its memory for hours. Who takes it
 * at the pace of a poor line gets all of it, however long that takes.
 */
function watchPace(socket: Socket, { answer, answerRate }: ConnectionTimes): NodeJS.Timeout {
  const least = (answerRate * answer) / 1_000;
  let before = bytesTaken(socket);
  return setInterval(() => {
    const taken = bytesTaken(socket);
    // Where nothing is owed, the answer is still being worked out.
    if (socket.writableLength > 0 && taken - before < least) socket.resetAndDestroy();
    before = taken;
  }, answer).unref();
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
