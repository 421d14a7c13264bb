import { connect, createServer, type Socket } from 'node:net';

/** Where to inject the fault: the number of a statement in the transaction that contains this idempotency key. */
export interface Fault {
  readonly key: string;
  readonly step: number;
  /** `before` the statement reaches the database, or `after` it is done and before its response is sent. */
  readonly side: 'before' | 'after';
}

interface FaultInjection {
  /** The database behind the proxy. */
  readonly url: string;
  /** The pending fault. */
  readonly fault: () => Fault | null;
  readonly inject: () => void;
}

/** Messages that execute: a prepared statement, or a simple query such as `begin` and `commit`. */
const STEPS = new Set([...'EQ'].map((letter) => letter.charCodeAt(0)));
const SYNC = 'S'.charCodeAt(0);
const READY = 'Z'.charCodeAt(0);

/** Splits a stream into protocol messages. The first message of a connection has no type letter. */
class Messages {
  #rest: Buffer = Buffer.alloc(0);
  #letters: 0 | 1;

  constructor(isFirstBare: boolean) {
    this.#letters = isFirstBare ? 0 : 1;
  }

  *take(part: Buffer): Generator<Buffer> {
    this.#rest = Buffer.concat([this.#rest, part]);
    for (;;) {
      if (this.#rest.length < this.#letters + 4) return;
      const end = this.#letters + this.#rest.readUInt32BE(this.#letters);
      if (this.#rest.length < end) return;
      const message = this.#rest.subarray(0, end);
      this.#rest = this.#rest.subarray(end);
      this.#letters = 1;
      yield message;
    }
  }
}

/** Stands between the shop and its database and injected at one step of one transaction. Resolves to the address to use. */
export function startFaultInjector(injection: FaultInjection): Promise<string> {
  const address = new URL(injection.url);
  // By TCP, also where the shop uses the socket.
  address.hostname = '127.0.0.1';
  const real = { host: address.hostname, port: Number(address.port) };
  const server = createServer((shop) => proxyConnection(shop, connect(real), injection));
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const listening = server.address();
      address.port = String(listening !== null && typeof listening === 'object' ? listening.port : 0);
      server.unref();
      resolve(address.href);
    });
  });
}

function proxyConnection(shop: Socket, database: Socket, { fault, inject }: FaultInjection): void {
  const requests = new Messages(true);
  const responses = new Messages(false);
  let pending: Fault | null = null;
  let sent = 0;
  let done = 0;
  let isInjected = false;
  const injectOnce = (): void => {
    if (!isInjected) inject();
    isInjected = true;
  };
  shop.on('data', (part: Buffer) => {
    const waiting = fault();
    if (!pending && waiting && part.includes(waiting.key)) pending = waiting;
    for (const message of requests.take(part)) {
      const letter = message[0] ?? 0;
      // Behind the chosen statement only its Sync passes.
      if (pending?.side === 'after' && sent === pending.step && letter !== SYNC) return;
      if (pending && STEPS.has(letter)) sent += 1;
      if (pending?.side === 'before' && sent === pending.step) return injectOnce();
      database.write(message);
      // The transaction has ended without the fault: the connection serves others now.
      if (pending && sent < pending.step && message.includes('commit\0')) pending = null;
    }
  });
  database.on('data', (part: Buffer) => {
    if (pending) for (const message of responses.take(part)) if (message[0] === READY) done += 1;
    if (pending?.side === 'after' && done === pending.step) return injectOnce();
    shop.write(part);
  });
  for (const [from, to] of [
    [shop, database],
    [database, shop],
  ] as const) {
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  }
}
