import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import type { Readable } from 'node:stream';

/** Processes, network, memory and name of their own: what a container is, on the same files. */
const NAMESPACES = ['--pid', '--net', '--ipc', '--uts', '--mount-proc', '--fork', '--kill-child'];

/** Needs Linux, root and the program `unshare`. */
export const canIsolate = process.platform === 'linux' && spawnSync('unshare', [...NAMESPACES, 'true']).status === 0;

/** Node with these arguments as in a container of this name. Killing it kills everything in it. */
export function isolated(args: readonly string[], name: string): ChildProcessByStdio<null, Readable, null> {
  // A new network has its own address of this machine, which is down at first.
  const script = 'echo "$0" > /proc/sys/kernel/hostname; ip link set lo up 2>/dev/null; "$@"';
  return spawn('unshare', [...NAMESPACES, 'sh', '-c', script, name, process.execPath, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
