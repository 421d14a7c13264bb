import { readdir, readFile, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 20;

/** A process that runs. A zombie (dead, but not yet reaped by its parent) counts as gone: it holds neither files nor memory. */
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
  // The second field is the program's name in brackets and may hold anything, so the state is read after the last bracket.
  return text.slice(text.lastIndexOf(')') + 2)[0];
}

/** Whether the process works in this folder, as a postmaster and its backends do. Where the system cannot tell, true. */
export async function worksIn(pid: number, folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  // Not by the path: the same folder may be mounted elsewhere, or have been renamed.
  const [at, wanted] = await Promise.all([`/proc/${pid}/cwd`, folder].map((path) => stat(path).catch(() => undefined)));
  return at !== undefined && at.ino === wanted?.ino && at.dev === wanted.dev;
}

/** The processes that work in the folder; empty where the system cannot tell. */
export async function processesIn(folder: string): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const matches = await Promise.all(pids.map(async (pid) => (await worksIn(pid, folder)) && (await isRunning(pid))));
  return pids.filter((_, index) => matches[index]);
}

/** Waits until the process is gone; false when it still runs after `milliseconds`. */
export async function waitForExit(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds;
  while (await isRunning(pid)) {
    if (performance.now() > deadline) return false;
    await delay(POLL_MS);
  }
  return true;
}

/** Sends the signal; a process that is gone meanwhile is no error. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
