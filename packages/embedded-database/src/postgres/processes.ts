import { readdir, readFile, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 20;

/** Whether the process runs. A zombie (not yet reaped by its parent) does not: it holds neither files nor memory. */
export async function isRunning(pid: number): Promise<boolean> {
  if (process.platform === 'linux') return !['Z', 'X', undefined].includes(await linuxState(pid));
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function linuxState(pid: number): Promise<string | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field, the program's name in parentheses, may contain anything: the state follows the last parenthesis.
  return text.slice(text.lastIndexOf(')') + 2)[0];
}

/** Whether the folder is the process's working directory, as for a postmaster and its backends. Always true outside Linux. */
export async function worksIn(pid: number, folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  // Compared by inode, because the folder may be mounted elsewhere or renamed.
  const [at, wanted] = await Promise.all([`/proc/${pid}/cwd`, folder].map((path) => stat(path).catch(() => undefined)));
  return at !== undefined && at.ino === wanted?.ino && at.dev === wanted.dev;
}

/** The processes whose working directory is the folder; empty outside Linux. */
export async function processesIn(folder: string): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const matches = await Promise.all(pids.map(async (pid) => (await worksIn(pid, folder)) && (await isRunning(pid))));
  return pids.filter((_, index) => matches[index]);
}

/** Waits until the process has ended; false when it still runs after `milliseconds`. */
export async function waitForExit(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds;
  while (await isRunning(pid)) {
    if (performance.now() > deadline) return false;
    await delay(POLL_MS);
  }
  return true;
}

/** Sends the signal. A process that has ended is no error. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
