import { readdirSync, readFileSync } from 'node:fs';

/** ms of one tick of the process table. */
const TICK_MS = 10;
const KB_PER_MB = 1_024;

interface ProcessEntry {
  readonly pid: number;
  readonly parent: number;
  /** ms of processor time of the process and of its ended children. */
  readonly cpuMs: number;
}

function readProcess(pid: number): ProcessEntry | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent = '0', ...rest] = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const ticks = rest.slice(9, 13).reduce((sum, part) => sum + Number(part), 0);
    return { pid, parent: Number(parent), cpuMs: ticks * TICK_MS };
  } catch {
    // The process has ended.
    return null;
  }
}

/** Every process of the machine, as Linux lists them. */
function allProcesses(): ProcessEntry[] {
  const pids = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0);
  return pids.map(readProcess).filter((entry) => entry !== null);
}

/** ms of processor time that a process has used, without its living children. */
export const cpuOf = (pid: number): number => readProcess(pid)?.cpuMs ?? 0;

/** ms of processor time that a process and its children have used. */
export const cpuOfFamily = (pid: number): number =>
  allProcesses()
    .filter((entry) => entry.pid === pid || entry.parent === pid)
    .reduce((sum, { cpuMs }) => sum + cpuMs, 0);

/** The child of a process whose command line contains the text. */
export function findChild(parent: number, text: string): number | undefined {
  const isMatch = ({ pid }: ProcessEntry): boolean => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text);
    } catch {
      return false;
    }
  };
  return allProcesses().find((entry) => entry.parent === parent && isMatch(entry))?.pid;
}

/** MB of resident memory. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / KB_PER_MB;
}
