import { createHash } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Who holds the lock: its process, and where it answers once it listens. */
export type Holder = { pid: number; address: string | null };

/** Held until `release` or the end of the process, however it ends: the system itself frees it. */
export type InstanceLock = { announce(address: string): void; release(): Promise<void> };

/** Another shop runs on the same data folder. */
export class AlreadyRunning extends Error {
  readonly holder: Holder;
  constructor(holder: Holder) {
    super(
      `A shop runs on this data folder already (process ${holder.pid}${holder.address ? `, ${holder.address}` : ''}).`,
    );
    this.holder = holder;
  }
}

const ANSWER_MS = 2_000;

/**
 * Makes this process the only one on the data folder. An exclusive local socket rather than a file with a process id: after kill -9
 * nothing stays behind to be judged. Rejects with `AlreadyRunning`.
 */
export async function acquireInstanceLock(dataDir: string): Promise<InstanceLock> {
  await mkdir(dataDir, { recursive: true });
  const path = socketPath(await realpath(dataDir));
  const holder: Holder = { pid: process.pid, address: null };
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(JSON.stringify(holder));
  });
  if (!(await listens(server, path))) {
    const other = await ask(path);
    if (other) throw new AlreadyRunning(other);
    await rm(path, { force: true });
    if (!(await listens(server, path))) throw new AlreadyRunning((await ask(path)) ?? { pid: 0, address: null });
  }
  server.unref();
  return {
    announce: (address) => {
      holder.address = address;
    },
    release: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Linux and Windows have names that vanish with their process; elsewhere a socket file, removed when nobody answers on it. */
function socketPath(dataDir: string): string {
  const name = `sjaj-${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function listens(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error);
    server.once('error', failed);
    server.listen(path, () => {
      server.off('error', failed);
      resolve(true);
    });
  });
}

/** The holder's own words; undefined when nobody listens on the socket. */
function ask(path: string): Promise<Holder | undefined> {
  return new Promise((resolve) => {
    let words = '';
    const socket = connect(path).setTimeout(ANSWER_MS).setEncoding('utf8');
    socket.on('data', (part: string) => (words += part));
    socket.on('end', () => resolve(JSON.parse(words) as Holder));
    socket.on('timeout', () => socket.destroy(new Error('no answer')));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? undefined : { pid: 0, address: null }),
    );
  });
}
