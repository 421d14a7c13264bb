import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import type { Readable } from 'node:stream';

/** Separate process ids, network, memory and host name on the same files, as in a container. */
const NAMESPACES = ['--pid', '--net', '--ipc', '--uts', '--mount-proc', '--fork', '--kill-child'];

/** Needs Linux, root and the program `unshare`. */
export const canIsolate = process.platform === 'linux' && spawnSync('unshare', [...NAMESPACES, 'true']).status === 0;

/** Runs Node with these arguments as in a container of this name. Killing it kills everything in it. */
export function isolated(args: readonly string[], name: string): ChildProcessByStdio<null, Readable, null> {
  // The loopback interface of a new network namespace is down at first.
  const script = 'echo "$0" > /proc/sys/kernel/hostname; ip link set lo up 2>/dev/null; "$@"';
  return spawn('unshare', [...NAMESPACES, 'sh', '-c', script, name, process.execPath, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
