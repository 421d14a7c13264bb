/** @module-tag full */
import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { canIsolate, isolated } from '../test/isolated-process.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { bringBack } from './postgres/data-folder.ts';
import { limitLogFile } from './postgres/log-file.ts';

const silent = { info: () => undefined, warn: () => undefined };

/** Starts PostgreSQL in a process that is then killed, and keeps running: a container whose shop has died. */
const CONTAINER_WITH_ORPHAN = `
  import { spawn } from 'node:child_process';
  const shop = \`
    import { startEmbeddedPostgres } from ${JSON.stringify(import.meta.resolve('./embedded-postgres.ts'))};
    await startEmbeddedPostgres({ dataDir: process.argv[1], log: { info() {}, warn() {} } });
    process.kill(process.pid, 'SIGKILL');\`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', shop, process.argv[1]], { stdio: 'inherit' });
  child.once('exit', () => console.log('killed'));
  setInterval(() => {}, 1000);
`;

/** Starts PostgreSQL and prints the result. */
const ANOTHER_CONTAINER = `
  import { startEmbeddedPostgres } from ${JSON.stringify(import.meta.resolve('./embedded-postgres.ts'))};
  const starting = startEmbeddedPostgres({ dataDir: process.argv[1], log: { info() {}, warn() {} } });
  console.log(await starting.then(() => 'started', (error) => error.message));
  process.exit();
`;

let folder: string;
let dataDir: string;
let postgres: EmbeddedPostgres | undefined;
let container: ChildProcess | undefined;
beforeEach(async () => {
  // Only its owner may enter, so PostgreSQL's account has no access by path.
  folder = await mkdtemp(join(tmpdir(), 'sjaj-folder-'));
  dataDir = join(folder, 'postgres');
});
afterEach(async () => {
  await postgres?.stop();
  postgres = undefined;
  container?.kill('SIGKILL');
  if (container && container.exitCode === null && container.signalCode === null) await once(container, 'exit');
  container = undefined;
  await rm(folder, { recursive: true });
});

const start = async (at = dataDir) => (postgres = await startEmbeddedPostgres({ dataDir: at, log: silent }));
const stop = async () => {
  await postgres?.stop();
  postgres = undefined;
};

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
}

/** Every file with its modification time. */
async function listing(): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return Promise.all(names.sort().map(async (name) => `${name} ${(await stat(join(folder, name))).mtimeMs}`));
}

it('keeps the database in the data folder, which works after it is moved', async () => {
  const { url } = await start();
  await query(url, 'create table kept as select 7 as n');
  expect(await readdir(join(dataDir, 'cluster'))).toContain('PG_VERSION');
  await stop();
  const elsewhere = join(folder, 'restored');
  await rename(dataDir, elsewhere);
  expect(await query((await start(elsewhere)).url, 'select n from kept')).toEqual([{ n: 7 }]);
});

it('refuses a folder without its database or without its passwords, and changes nothing', async () => {
  await start();
  await stop();
  for (const [name, says] of [
    ['cluster', /is missing: one was made in this folder.*Restore the whole folder from a backup/s],
    ['secrets.json', /secrets\.json is missing.*Restore it from a backup/s],
  ] as const) {
    await rename(join(dataDir, name), join(folder, 'lost'));
    const before = await listing();
    await expect(start()).rejects.toThrow(says);
    // Taking and releasing the lock changes the time of the folder itself.
    expect((await listing()).filter((line) => !line.startsWith('postgres '))).toEqual(
      before.filter((line) => !line.startsWith('postgres ')),
    );
    await rename(join(folder, 'lost'), join(dataDir, name));
  }
  const { url } = await start();
  expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]);
});

it('refuses a data folder that was restored without its database folder', async () => {
  const whole = { dataDir, partOf: folder, log: silent };
  postgres = await startEmbeddedPostgres(whole);
  await stop();
  await rm(dataDir, { recursive: true });
  await expect(startEmbeddedPostgres(whole)).rejects.toThrow('Restore the whole folder from a backup');
  await expect(stat(join(dataDir, 'cluster'))).rejects.toThrow('ENOENT');
});

it('repeats a first start that was interrupted before the database existed', async () => {
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'secrets.json'), JSON.stringify({ superuser: 'one', owner: 'two' }));
  await mkdir(join(dataDir, 'cluster.new'));
  expect(await query((await start()).url, 'select 1 as n')).toEqual([{ n: 1 }]);
});

it('moves a database of a former version into the folder', async () => {
  await mkdir(dataDir);
  const formerPlace = join(folder, 'former');
  const name = createHash('sha256').update(`${dataDir} secret`).digest('hex').slice(0, 16);
  await mkdir(join(formerPlace, name, 'cluster'), { recursive: true });
  await writeFile(join(formerPlace, name, 'cluster', 'PG_VERSION'), '18');
  const said: string[] = [];
  const log = { warn: (line: string) => void said.push(line) };
  await bringBack({ folder: dataDir, superuser: 'secret', log, formerPlace });
  expect(await readFile(join(dataDir, 'cluster', 'PG_VERSION'), 'utf8')).toBe('18');
  expect(await readdir(formerPlace)).toEqual([]);
  expect(said).toEqual([expect.stringContaining('was moved from')]);
});

it('names databases of former versions when the folder has none', async () => {
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'postgres.log'), 'LOG:  database system is ready to accept connections\n');
  const formerPlace = join(folder, 'former');
  await mkdir(join(formerPlace, '0123', 'cluster'), { recursive: true });
  const coming = bringBack({ folder: dataDir, superuser: 'secret', log: silent, formerPlace });
  await expect(coming).rejects.toThrow(join(formerPlace, '0123', 'cluster'));
});

it.runIf(canIsolate)(
  'refuses to start beside a PostgreSQL of another container, and starts after its end',
  async () => {
    const running = isolated(['--input-type=module', '-e', CONTAINER_WITH_ORPHAN, dataDir], 'first-container');
    container = running;
    await once(running.stdout, 'data');
    const lockFile = join(dataDir, 'cluster', 'postmaster.pid');
    const before = await readFile(lockFile, 'utf8');
    const second = isolated(['--input-type=module', '-e', ANOTHER_CONTAINER, dataDir], 'second-container');
    const [said] = (await once(second.stdout, 'data')) as [Buffer];
    expect(said.toString()).toMatch(/another container runs on .*Stop that container first/s);
    expect(await readFile(lockFile, 'utf8')).toBe(before);
    running.kill('SIGKILL');
    await once(running, 'exit');
    // The system ends what ran in the container a moment after its first process.
    const { url } = await vi.waitFor(start, { timeout: 60_000, interval: 200 });
    expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]);
  },
);

it('rotates the log while the writer keeps it open', async () => {
  const log = join(folder, 'postgres.log');
  const writer = await open(log, 'a');
  await writer.write('a'.repeat(200));
  await limitLogFile(log, 100);
  await writer.write('next\n');
  expect(await readFile(log, 'utf8')).toBe('next\n');
  expect(await readFile(`${log}.1`, 'utf8')).toBe('a'.repeat(200));
  await appendFile(log, 'b'.repeat(200));
  await limitLogFile(log, 100);
  expect((await stat(log)).size + (await stat(`${log}.1`)).size).toBe(205);
  await writer.close();
});
