import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Shorter than a journey may take, so that it fails with these words. */
const LONGEST_START_MS = 270_000;

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const found = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof found !== 'object' || !found) throw new Error('no free port');
  return found.port;
}

export interface RunningShop {
  readonly address: string;
  /** The first match of the pattern in what the shop prints, as soon as it is printed. */
  printed(pattern: RegExp): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a shop with the demo data that is thrown away when it stops. Resolves once it answers. `settings` is its environment. */
export async function startShop(settings: Readonly<Record<string, string>> = {}): Promise<RunningShop> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const server = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], {
    env: { ...process.env, PORT: String(port), RATE_LIMITS: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const end = once(server, 'exit');
  const deadline = performance.now() + LONGEST_START_MS;
  while (!(await answers(address))) {
    if (server.exitCode !== null || performance.now() > deadline) throw new Error('the shop did not start');
    await delay(100);
  }
  return {
    address,
    printed: async (pattern) => {
      for (;;) {
        const [found] = pattern.exec(output) ?? [];
        if (found !== undefined) return found;
        if (performance.now() > deadline) throw new Error(`the shop did not print ${pattern.source}`);
        await delay(100);
      }
    },
    stop: async () => {
      server.kill('SIGTERM');
      await end;
    },
  };
}

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    (response) => response.ok,
    () => false,
  );
