import { connect, createServer, type Socket } from 'node:net';

/** What `commit` looks like on its way to PostgreSQL, and its answer on the way back. */
const COMMIT = Buffer.from('Q\0\0\0\u000bcommit\0', 'latin1');
const COMMITTED = Buffer.from('COMMIT\0', 'latin1');

interface CutterInput {
  /** The database that is stood in front of. */
  readonly url: string;
  /** One of so many answers to COMMIT is cut off, together with its connection. */
  readonly oneCommitIn: number;
  /** One of so many other answers is cut off. */
  readonly oneAnswerIn: number;
  /** Nothing is cut before. */
  readonly isArmed: () => boolean;
  readonly onCut: (what: 'commit' | 'answer') => void;
}

/**
 * Stands between the shop and its database and cuts connections: where it matters most, when a transaction is committed
 * and nobody is told, and anywhere else. Resolves to the address that the shop is to use.
 */
export function startCutter({ url, oneCommitIn, oneAnswerIn, isArmed, onCut }: CutterInput): Promise<string> {
  const address = new URL(url);
  // By TCP, also where the shop uses the socket.
  address.hostname = '127.0.0.1';
  const real = { host: address.hostname, port: Number(address.port) };
  const server = createServer((shop) => {
    const database = connect(real);
    const cut = (): void => {
      shop.destroy();
      database.destroy();
    };
    let isCommitting = false;
    shop.on('data', (part: Buffer) => {
      if (part.includes(COMMIT)) isCommitting = true;
      database.write(part);
    });
    database.on('data', (part: Buffer) => {
      const isCommitted = isCommitting && part.includes(COMMITTED);
      if (isCommitted) isCommitting = false;
      const isCut = isArmed() && Math.random() * (isCommitted ? oneCommitIn : oneAnswerIn) < 1;
      if (!isCut) return void shop.write(part);
      onCut(isCommitted ? 'commit' : 'answer');
      cut();
    });
    closeTogether(shop, database);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const listening = server.address();
      address.port = String(listening !== null && typeof listening === 'object' ? listening.port : 0);
      server.unref();
      resolve(address.href);
    });
  });
}

function closeTogether(one: Socket, other: Socket): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  }
}
