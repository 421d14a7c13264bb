import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canIsolate, isolated } from '../test/isolated-process.ts';
import { acquireInstanceLock, AlreadyRunning } from './instance-lock.ts';

const HOLDER = `
  import { acquireInstanceLock } from ${JSON.stringify(import.meta.resolve('./instance-lock.ts'))};
  const lock = await acquireInstanceLock(process.argv[1]);
  lock.publishAddress('http://localhost:1234');
  console.log('held');
  setInterval(() => {}, 1000);
`;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sjaj-lock-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** File names of the folder with their contents. */
async function contents(): Promise<Record<string, string>> {
  const names = (await readdir(dataDir)).sort();
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(dataDir, name), 'utf8')] as const),
  );
  return Object.fromEntries(files);
}

describe('the instance lock', () => {
  it('refuses a second holder, names the first and changes nothing', async () => {
    const lock = await acquireInstanceLock(dataDir);
    lock.publishAddress('http://localhost:4000');
    const before = await contents();
    const second = await acquireInstanceLock(dataDir).catch((error: unknown) => error);
    expect(second).toBeInstanceOf(AlreadyRunning);
    expect(second).toMatchObject({
      holder: { pid: process.pid, host: hostname(), address: 'http://localhost:4000' },
    });
    expect(await contents()).toEqual(before);
    lock.release();
  });

  it('can be acquired again after release, and is separate for each folder', async () => {
    const lock = await acquireInstanceLock(dataDir);
    const other = await acquireInstanceLock(join(dataDir, 'other'));
    lock.release();
    const again = await acquireInstanceLock(dataDir);
    again.release();
    other.release();
  });

  it('reports why a folder cannot be locked', async () => {
    const lock = await acquireInstanceLock(join(dataDir, 'folder'));
    const inTheWay = join(dataDir, 'folder', 'shop.lock');
    await expect(acquireInstanceLock(inTheWay)).rejects.toThrow(/EEXIST|ENOTDIR/);
    lock.release();
  });

  it('is released by kill -9 of its holder', async () => {
    const holder = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(holder.stdout, 'data');
    await expect(acquireInstanceLock(dataDir)).rejects.toThrow(`process ${holder.pid}, http://localhost:1234`);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const lock = await acquireInstanceLock(dataDir);
    lock.release();
  });

  it.runIf(canIsolate)('refuses a second holder in another container on the same volume', async () => {
    const holder = isolated(['--input-type=module', '-e', HOLDER, dataDir], 'first-container');
    await once(holder.stdout, 'data');
    await expect(acquireInstanceLock(dataDir)).rejects.toThrow(/process \d+ on first-container, http:/);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await expect
      .poll(() =>
        acquireInstanceLock(dataDir).then(
          (lock) => lock.release(),
          (error: unknown) => error,
        ),
      )
      .toBeUndefined();
  });
});
