/** @module-tag full */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../gates/project.ts';

/** The clients are built by the first start. */
const LONGEST_START_MS = 240_000;
const LONGEST_STOP_MS = 120_000;

/** One for all starts: a new one costs more than a start. */
let dataDir: string;
let npm: ChildProcess | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sjaj-start-'));
});
afterEach(() => {
  npm?.kill('SIGKILL');
  for (const pid of processesOf(dataDir)) process.kill(pid, 'SIGKILL');
});
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));

/** Every process that was started for the data folder: each of them has it in its environment or its arguments. */
function processesOf(folder: string): number[] {
  const isOurs = (pid: string, name: string): boolean => {
    try {
      return readFileSync(`/proc/${pid}/${name}`, 'utf8').includes(folder);
    } catch {
      return false;
    }
  };
  return readdirSync('/proc')
    .filter(
      (pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid && (isOurs(pid, 'environ') || isOurs(pid, 'cmdline')),
    )
    .map(Number);
}

async function startShop(): Promise<ChildProcess> {
  const started = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DEMO: 'off', NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  started.stdout.on('data', (part: Buffer) => (output += part.toString()));
  await expect.poll(() => output, { timeout: LONGEST_START_MS, interval: 100 }).toContain('Ctrl-C stops it');
  return started;
}

it.runIf(process.platform === 'linux').each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  'leaves no process of the shop behind when npm gets %s, and its database shut down',
  async (signal) => {
    npm = await startShop();
    expect(processesOf(dataDir).length).toBeGreaterThan(3);
    const ended = once(npm, 'exit');
    npm.kill(signal);
    await expect.poll(() => processesOf(dataDir), { timeout: LONGEST_STOP_MS, interval: 100 }).toEqual([]);
    const [code] = (await ended) as [number | null];
    if (signal === 'SIGTERM') expect(code).toBe(0);
    // A database that was shut down has removed its lock file.
    expect(existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
  },
  LONGEST_START_MS + 2 * LONGEST_STOP_MS,
);
