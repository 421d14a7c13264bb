import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireInstanceLock, AlreadyRunning } from './instance-lock.ts';

const HOLDER = `
  import { acquireInstanceLock } from ${JSON.stringify(import.meta.resolve('./instance-lock.ts'))};
  const lock = await acquireInstanceLock(process.argv[1]);
  lock.announce('http://localhost:1234');
  console.log('held');
  setInterval(() => {}, 1000);
`;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sjaj-lock-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

describe('the instance lock', () => {
  it('refuses a second holder and names the first', async () => {
    const lock = await acquireInstanceLock(dataDir);
    lock.announce('http://localhost:4000');
    const second = await acquireInstanceLock(dataDir).catch((error: unknown) => error);
    expect(second).toBeInstanceOf(AlreadyRunning);
    expect(second).toMatchObject({ holder: { pid: process.pid, address: 'http://localhost:4000' } });
    await lock.release();
  });

  it('is free again after release, and separate for each folder', async () => {
    const lock = await acquireInstanceLock(dataDir);
    const other = await acquireInstanceLock(join(dataDir, 'other'));
    await lock.release();
    const again = await acquireInstanceLock(dataDir);
    await Promise.all([again.release(), other.release()]);
  });

  it('is free at once after kill -9 of its holder', async () => {
    const holder = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(holder.stdout, 'data');
    await expect(acquireInstanceLock(dataDir)).rejects.toThrow(`process ${holder.pid}, http://localhost:1234`);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const lock = await acquireInstanceLock(dataDir);
    await lock.release();
  });
});
