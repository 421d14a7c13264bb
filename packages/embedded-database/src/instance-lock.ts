import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The process that holds the lock, its machine or container, and its address once it listens. */
type Holder = { pid: number; host: string; address: string | null };

/** Held until `release` or the end of the process. The operating system frees it even after a kill. */
export type InstanceLock = { publishAddress(address: string): void; release(): void };

/** Another process holds the data folder. */
export class AlreadyRunning extends Error {
  readonly holder: Holder | undefined;
  constructor(dataDir: string, holder: Holder | undefined) {
    super(`A shop runs on the data folder ${dataDir} already${holder ? ` (${describe(holder)})` : ''}.`);
    this.holder = holder;
  }
}

function describe({ pid, host, address }: Holder): string {
  // A process id of another container means nothing without the container's name.
  const where = host === hostname() ? '' : ` on ${host}`;
  return `process ${pid}${where}${address ? `, ${address}` : ''}`;
}

const LOCK_FILE = 'shop.lock';
const HOLDER_FILE = 'shop.json';
const SQLITE_BUSY = 5;

/**
 * Makes this process the only one on the data folder, also across containers that share the volume. Uses the kernel's lock on a file
 * in the folder, which ends with its holder. Node has no API for file locks; its built-in SQLite takes one on every platform. The
 * file stays empty and is never removed. Rejects with `AlreadyRunning` without changing anything.
 */
export async function acquireInstanceLock(dataDir: string): Promise<InstanceLock> {
  mkdirSync(dataDir, { recursive: true });
  const lock = takeLock(dataDir);
  const holder: Holder = { pid: process.pid, host: hostname(), address: null };
  writeHolder(dataDir, holder);
  return {
    publishAddress: (address) => {
      holder.address = address;
      writeHolder(dataDir, holder);
    },
    release: () => {
      if (!lock.isOpen) return;
      rmSync(join(dataDir, HOLDER_FILE), { force: true });
      lock.close();
    },
  };
}

function takeLock(dataDir: string): DatabaseSync {
  const file = join(dataDir, LOCK_FILE);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new AlreadyRunning(dataDir, readHolder(dataDir));
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The data folder cannot be locked (${file}: ${reason}). It must be writable and on a file system with locks.`,
      { cause: error },
    );
  }
}

/** Undefined when the holder has not written the file yet. */
function readHolder(dataDir: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, HOLDER_FILE), 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Writes a temporary file and renames it, so that a reader never sees half a file. */
function writeHolder(dataDir: string, holder: Holder): void {
  const file = join(dataDir, HOLDER_FILE);
  writeFileSync(`${file}.new`, JSON.stringify(holder));
  renameSync(`${file}.new`, file);
}
