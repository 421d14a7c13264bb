import { connect, createServer, type Socket } from 'node:net';

/** Where to strike: so many statements into the transaction in which this idempotency key appears. */
export interface Blow {
  readonly key: string;
  readonly step: number;
  /** `before` the statement is given to the database, or `after` it has been done and nobody was told. */
  readonly side: 'before' | 'after';
}

interface Striking {
  /** The database that is stood in front of. */
  readonly url: string;
  /** The blow that is waited for, if any. */
  readonly blow: () => Blow | null;
  readonly strike: () => void;
}

/** Executes a prepared statement, or asks by text: `begin`, `commit`. */
const STEPS = new Set([...'EQ'].map((letter) => letter.charCodeAt(0)));
const SYNC = 'S'.charCodeAt(0);
const READY = 'Z'.charCodeAt(0);

/** Cuts what comes into whole messages; the very first of a connection has no letter before its length. */
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

/** Stands between the shop and its database and strikes at one step of one transaction. Resolves to the address to use. */
export function startStriker(striking: Striking): Promise<string> {
  const address = new URL(striking.url);
  const real = { host: address.hostname, port: Number(address.port) };
  const server = createServer((shop) => standBetween(shop, connect(real), striking));
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const listening = server.address();
      address.port = String(listening !== null && typeof listening === 'object' ? listening.port : 0);
      server.unref();
      resolve(address.href);
    });
  });
}

function standBetween(shop: Socket, database: Socket, { blow, strike }: Striking): void {
  const asked = new Messages(true);
  const answered = new Messages(false);
  let meant: Blow | null = null;
  let given = 0;
  let done = 0;
  let isStruck = false;
  const strikeOnce = (): void => {
    if (!isStruck) strike();
    isStruck = true;
  };
  shop.on('data', (part: Buffer) => {
    const waiting = blow();
    if (!meant && waiting && part.includes(waiting.key)) meant = waiting;
    for (const message of asked.take(part)) {
      const letter = message[0] ?? 0;
      // After the statement that is struck at only its end goes through.
      if (meant?.side === 'after' && given === meant.step && letter !== SYNC) return;
      if (meant && STEPS.has(letter)) given += 1;
      if (meant?.side === 'before' && given === meant.step) return strikeOnce();
      database.write(message);
      // What the connection is used for afterwards is none of it.
      if (meant && given < meant.step && message.includes('commit\0')) meant = null;
    }
  });
  database.on('data', (part: Buffer) => {
    if (meant) for (const message of answered.take(part)) if (message[0] === READY) done += 1;
    if (meant?.side === 'after' && done === meant.step) return strikeOnce();
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
