import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..');

/** The server as `npm start` runs it, with demo data, as a process of its own. */
export interface ServerProcess {
  readonly origin: string;
  readonly port: number;
  readonly child: ChildProcess;
  /** What it wrote, errors included. */
  readonly output: () => string;
  /** Resident memory, MB. */
  readonly memory: () => number;
  /** Sends SIGTERM; resolves to the exit code and the time that it took. */
  readonly stop: () => Promise<{ code: number | null; ms: number }>;
}

interface ServerOptions {
  readonly port: number;
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  /** `ulimit -n` of the process. */
  readonly descriptors?: number;
  /** The repository whose server is started; this one where left out. */
  readonly root?: string;
  readonly nodeFlags?: readonly string[];
}

export const temporaryDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'sjaj-bench-'));

export async function startServer({
  port,
  dataDir,
  env = {},
  descriptors = 20_000,
  root = ROOT,
  nodeFlags = [],
}: ServerOptions): Promise<ServerProcess> {
  // Commits before `demo/start.ts` open the demo shop from the server's own entry.
  const main = ['demo/start.ts', 'apps/server/src/main.ts'].map((entry) => join(root, entry)).find(existsSync) ?? '';
  const child = spawn('sh', ['-c', `ulimit -n ${descriptors}; exec "$0" "$@"`, process.execPath, ...nodeFlags, main], {
    env: { ...process.env, NODE_ENV: 'production', DEMO: 'on', PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part.toString()));
  const origin = `http://127.0.0.1:${port}`;
  const isReady = async (): Promise<boolean> =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`the server did not start:\n${output}`);
    await delay(50);
  }
  return {
    origin,
    port,
    child,
    output: () => output,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1_024,
    async stop() {
      const from = performance.now();
      const end = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await end) as [number | null];
      return { code, ms: Math.round(performance.now() - from) };
    },
  };
}

/** Over a connection of its own, as somebody who comes for the first time. */
function isAnswered(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = get(url, { agent: false, timeout: 5_000 }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode === 200));
      answer.on('error', () => resolve(false));
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', () => resolve(false));
  });
}

/** Asks again and again until it is stopped; how long each answer took, in ms, and how many failed. */
export function pollLatency(url: string, everyMs: number): { stop(): Promise<{ times: number[]; failed: number }> } {
  const times: number[] = [];
  let failed = 0;
  let isStopped = false;
  const run = async (): Promise<void> => {
    while (!isStopped) {
      const from = performance.now();
      if (await isAnswered(url)) times.push(performance.now() - from);
      else failed += 1;
      await delay(everyMs);
    }
  };
  const running = run();
  return {
    async stop() {
      isStopped = true;
      await running;
      return { times, failed };
    },
  };
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** How many connections of the port are established, as the kernel counts them on the server's side. */
export function establishedAt(port: number): number {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = ['tcp', 'tcp6'].flatMap((family) => readFileSync(`/proc/net/${family}`, 'utf8').split('\n').slice(1));
  return rows.filter((row) => {
    const [, at, , state] = row.trim().split(/\s+/);
    return at?.endsWith(local) && state === '01';
  }).length;
}
