import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Who holds the lock: its process, the machine or container, and where it answers once it listens. */
export type Holder = { pid: number; host: string; address: string | null };

/** Held until `release` or the end of the process, however it ends: the system itself frees it. */
export type InstanceLock = { announce(address: string): void; release(): void };

/** Another shop runs on the same data folder. */
export class AlreadyRunning extends Error {
  readonly holder: Holder | undefined;
  constructor(dataDir: string, holder: Holder | undefined) {
    super(`A shop runs on the data folder ${dataDir} already${holder ? ` (${describe(holder)})` : ''}.`);
    this.holder = holder;
  }
}

function describe({ pid, host, address }: Holder): string {
  // The number of a process in another container means nothing here without the container's name.
  const where = host === hostname() ? '' : ` on ${host}`;
  return `process ${pid}${where}${address ? `, ${address}` : ''}`;
}

const LOCK_FILE = 'shop.lock';
const HOLDER_FILE = 'shop.json';
const SQLITE_BUSY = 5;

/**
 * Makes this process the only one on the data folder, across containers too: the kernel's lock on a file inside the
 * folder, which every process on the same volume meets, and which ends with its holder. Node has no call for it; SQLite,
 * which is part of Node, locks its files that way on every system. Nothing is written into that file, and it is never
 * removed. Rejects with `AlreadyRunning`, having changed nothing.
 */
export async function acquireInstanceLock(dataDir: string): Promise<InstanceLock> {
  mkdirSync(dataDir, { recursive: true });
  const lock = takeLock(dataDir);
  const holder: Holder = { pid: process.pid, host: hostname(), address: null };
  writeHolder(dataDir, holder);
  return {
    announce: (address) => {
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

/** Undefined where the holder has not written it yet. */
function readHolder(dataDir: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, HOLDER_FILE), 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Written aside and renamed: a reader in between reads a whole one. */
function writeHolder(dataDir: string, holder: Holder): void {
  const file = join(dataDir, HOLDER_FILE);
  writeFileSync(`${file}.new`, JSON.stringify(holder));
  renameSync(`${file}.new`, file);
}
