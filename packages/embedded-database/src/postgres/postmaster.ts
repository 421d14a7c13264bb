import { spawn, type ChildProcess } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { endOfLog, superuserUrl, type Settings } from './cluster.ts';
import { pathFor, type Home } from './home.ts';
import { withLogFile } from './log-file.ts';
import { isRunning, processesIn, sendSignal, waitForExit, worksIn } from './processes.ts';
import { isSocketAnswered, SOCKET } from './socket.ts';

/** A running postmaster: a child process, or one adopted from a killed shop. */
export type Postmaster = { pid: number; port: number; exited: Promise<void> };

const POLL_MS = 20;
const ADOPTED_POLL_MS = 200;
const FAST_STOP_MS = 20_000;
const ADOPTION_MS = 5_000;
const LOCK_FILE = 'postmaster.pid';

/** The content of the postmaster's lock file. */
type LockFile = { pid: number; port: number; isReady: boolean };

async function readLockFile(home: Home): Promise<LockFile | undefined> {
  const text = await readFile(join(home.cluster, LOCK_FILE), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  return pid ? { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' } : undefined;
}

/** The postmaster that runs on the cluster; undefined when the lock file is missing or its process has ended. */
async function runningPostmaster(home: Home): Promise<LockFile | undefined> {
  const lock = await readLockFile(home);
  if (!lock) return undefined;
  return (await isRunning(lock.pid)) && (await worksIn(lock.pid, home.cluster)) ? lock : undefined;
}

/**
 * Adopts the postmaster that a killed shop left running. Returns undefined when none runs, and after stopping one that does not
 * answer in time.
 */
export async function adopt(home: Home): Promise<Postmaster | undefined> {
  const deadline = performance.now() + ADOPTION_MS;
  for (;;) {
    const found = await runningPostmaster(home);
    if (!found) return undefined;
    if (found.isReady && (await answers({ ...home, port: found.port }))) {
      return { pid: found.pid, port: found.port, exited: watchExit(found.pid) };
    }
    if (performance.now() > deadline) {
      await stopPostmaster(found.pid);
      return undefined;
    }
    await delay(POLL_MS);
  }
}

async function answers(home: Home): Promise<boolean> {
  const client = new Client({
    connectionString: superuserUrl(home),
    connectionTimeoutMillis: 1_000,
    query_timeout: 1_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function watchExit(pid: number): Promise<void> {
  while (await isRunning(pid)) await delay(ADOPTED_POLL_MS, undefined, { ref: false });
}

/**
 * Starts a postmaster and waits until it takes connections, however long its recovery lasts. Rejects when it exits
 * before, with the end of its log.
 */
export async function launch(home: Home, settings: Settings, onSpawn?: () => void): Promise<Postmaster> {
  await clearRemains(home);
  const child = await spawnPostmaster(home, settings);
  onSpawn?.();
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()));
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    const lock = await readLockFile(home);
    if (lock?.pid === child.pid && lock.isReady) return { pid: child.pid, port: home.port, exited };
    await Promise.race([delay(POLL_MS), exited]);
  }
  throw new Error(`PostgreSQL did not start:\n${await endOfLog(home)}`);
}

/** A PostgreSQL of another container runs on the cluster; its process is not visible here. */
export class RunsElsewhere extends Error {
  override readonly name = 'RunsElsewhere';
}

/**
 * Removes the remains of a killed postmaster: backends that still run, its lock files and its socket. Only for the holder of the
 * instance lock. Process ids are valid in one container only, so the socket in the cluster is probed as well: a server of any
 * container accepts there.
 */
async function clearRemains(home: Home): Promise<void> {
  if (await runningPostmaster(home)) throw new Error('a postmaster runs on the cluster already');
  const left = await processesIn(home.cluster);
  for (const pid of left) sendSignal(pid, 'SIGQUIT');
  await Promise.all(left.map((pid) => waitForExit(pid, 2_000)));
  if (await isSocketAnswered(home.cluster)) {
    throw new RunsElsewhere(
      `A PostgreSQL of another container runs on ${home.cluster}. Nothing was changed. Stop that container first.`,
    );
  }
  const remains = (await readdir(home.cluster)).filter((name) => name === LOCK_FILE || SOCKET.test(name));
  for (const name of remains) await rm(join(home.cluster, name), { force: true });
}

function spawnPostmaster(home: Home, settings: Settings): Promise<ChildProcess> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const folder = pathFor(home.account, home.cluster);
  return withLogFile(home.logFile, (log) => {
    const child = spawn(join(home.programs, 'postgres'), ['-D', folder, '-p', String(home.port), ...options], {
      ...home.account,
      cwd: home.cluster,
      stdio: ['ignore', log, log],
      // In its own session, so that Ctrl-C in the terminal reaches only the shop, which stops PostgreSQL last.
      detached: true,
    });
    child.unref();
    return child;
  });
}

/** Requests a fast shutdown, which flushes data; after 20 s an immediate one, from which the next start recovers. */
export async function stopPostmaster(pid: number): Promise<void> {
  sendSignal(pid, 'SIGINT');
  if (await waitForExit(pid, FAST_STOP_MS)) return;
  sendSignal(pid, 'SIGQUIT');
  await waitForExit(pid, FAST_STOP_MS);
}
