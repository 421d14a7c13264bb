/** A shop for one run of the journeys: the real server on a data folder of its own, with the demo shop, thrown away afterwards. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = await mkdtemp(join(tmpdir(), 'sjaj-journeys-'));

const server = spawn(process.execPath, [join(import.meta.dirname, '../demo/start.ts')], {
  env: { ...process.env, DATA_DIR: folder },
  stdio: ['ignore', 'inherit', 'inherit'],
  // A group of its own: a signal reaches it once, from us.
  detached: true,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));

const [code] = (await once(server, 'exit')) as [number | null];
await rm(folder, { recursive: true, force: true });
process.exitCode = code ?? 1;
