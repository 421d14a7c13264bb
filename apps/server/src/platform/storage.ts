import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Where files live. A key is a relative path of our own making; nothing typed by a person becomes part of one. */
export interface Storage {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Null where there is no such file. */
  read(key: string): Promise<{ readonly bytes: number; readonly stream: Readable } | null>;
  remove(key: string): Promise<void>;
}

interface StorageSettings {
  /** Files are written here. */
  readonly folder: string;
  /** Looked into for keys that begin with this prefix: files that ship with the shop. */
  readonly shipped?: { readonly prefix: string; readonly folder: string };
}

/** Files on the local disk. A file is there whole or not at all: it is written aside and renamed. */
export function diskStorage({ folder, shipped }: StorageSettings): Storage {
  const pathOf = (key: string): string => {
    const home = shipped && key.startsWith(shipped.prefix) ? shipped.folder : folder;
    const relative = home === folder ? key : key.slice(shipped?.prefix.length);
    const path = normalize(join(home, relative));
    if (!path.startsWith(normalize(home) + sep)) throw new RangeError('a storage key that leaves the store');
    return path;
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const aside = `${path}.${randomUUID()}`;
      const file = await open(aside, 'wx');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(aside, path);
    },
    async read(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(() => null);
      return found?.isFile() ? { bytes: found.size, stream: createReadStream(path) } : null;
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
