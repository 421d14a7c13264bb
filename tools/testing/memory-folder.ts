import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const NAME = /^sjaj-run-(\d+)$/;

interface MemoryFolder {
  /** Where files are kept in memory; Linux only. */
  readonly memory: string;
  /** Bytes that must be free: three databases at once, their log, the shop of the journeys, the browsers' profiles. */
  readonly room: number;
  readonly environment: NodeJS.ProcessEnv;
}

const DEFAULTS: MemoryFolder = { memory: '/dev/shm', room: 6e9, environment: process.env };

/**
 * Temporary folders of this run go to memory where the machine has room there, unless TMPDIR names a place. Each file of tests
 * copies a database of a thousand files: 60 ms in memory, and a second on a disk that is slow or busy.
 */
export function keepTemporaryFoldersInMemory(choice: Partial<MemoryFolder> = {}): void {
  const { memory, room, environment } = { ...DEFAULTS, ...choice };
  if (environment['TMPDIR'] !== undefined || freeBytes(memory) < room) return;
  removeLeftovers(memory);
  const folder = join(memory, `sjaj-run-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  environment['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** A run that was killed could not remove its folder. */
function removeLeftovers(memory: string): void {
  for (const name of readdirSync(memory)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: somebody else's process.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
