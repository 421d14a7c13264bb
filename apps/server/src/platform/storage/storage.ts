import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Problem } from '../problem.ts';

/** Where files live. A key is a relative path of our own making; nothing typed by a person becomes part of one. */
export interface Storage {
  /** Problem 503 where the disk is full or does not take it. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** The same for a file on this machine, without reading it into memory. */
  putFile(key: string, path: string): Promise<void>;
  /** Null where there is no such file. */
  read(key: string): Promise<{ readonly bytes: number; readonly stream: Readable } | null>;
  /** Files that ship with the shop stay. */
  remove(key: string): Promise<void>;
  /** A folder on this machine for uploads that are being checked. */
  readonly incoming: string;
}

export interface DiskSettings {
  /** Files are written here. */
  readonly folder: string;
  /** Looked into for keys that begin with this prefix: files that ship with the shop. */
  readonly shipped?: { readonly prefix: string; readonly folder: string };
  /** Writes a file that does not exist yet. */
  readonly write?: (path: string, bytes: Buffer) => Promise<void>;
}

export const TEMPORARY = '.partial';
export const RETRY_AFTER_S = 60;
/** No space, over the quota, a disk that is read-only or broken, no more files: none of it is the caller's fault. */
const REFUSED_BY_DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

export const isRefusedByDisk = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && REFUSED_BY_DISK.has(String(error.code));

/** Throws what a write has failed with: Problem 503 where the disk is full or does not take it. */
export function refusedByDisk(error: unknown): never {
  throw isRefusedByDisk(error) ? new Problem('files.not_stored', 503, { retryAfter: RETRY_AFTER_S }) : error;
}

/** On the disk before it returns. */
async function writeSynced(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** On the disk before it returns. */
async function copySynced(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_EXCL);
  const file = await open(to, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Files on the local disk. A file is there whole or not at all: it is written aside and renamed. */
export function diskStorage({ folder, shipped, write = writeSynced }: DiskSettings): Storage {
  const isShipped = (key: string): boolean => shipped !== undefined && key.startsWith(shipped.prefix);
  const pathOf = (key: string): string => {
    const home = shipped && isShipped(key) ? shipped.folder : folder;
    const relative = home === folder ? key : key.slice(shipped?.prefix.length);
    const path = normalize(join(home, relative));
    if (!path.startsWith(normalize(home) + sep)) throw new RangeError('a storage key that leaves the store');
    return path;
  };
  const store = async (key: string, writeAside: (aside: string) => Promise<void>): Promise<void> => {
    const path = pathOf(key);
    const aside = `${path}.${randomUUID()}${TEMPORARY}`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeAside(aside);
      await rename(aside, path);
    } catch (error) {
      await rm(aside, { force: true });
      refusedByDisk(error);
    }
  };
  return {
    incoming: join(folder, 'incoming'),
    put: (key, bytes) => store(key, (aside) => write(aside, bytes)),
    putFile: (key, path) => store(key, (aside) => copySynced(path, aside)),
    async read(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(() => null);
      return found?.isFile() ? { bytes: found.size, stream: createReadStream(path) } : null;
    },
    remove: async (key) => {
      if (!isShipped(key)) await rm(pathOf(key), { force: true });
    },
  };
}

const HOUR_MS = 3_600_000;
/** Also of the time before temporary files had an ending of their own. */
const TEMPORARY_NAME = /\.[0-9a-f]{8}-[0-9a-f-]{27}(\.partial)?$/;

/** Removes what writes that never ended have left behind, once it is an hour old. */
export async function removeStaleTemporaries(folder: string, now: Date): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile() || !TEMPORARY_NAME.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < now.getTime() - HOUR_MS) await rm(path, { force: true });
  }
}
