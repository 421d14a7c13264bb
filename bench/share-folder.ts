import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { isolated } from '../packages/embedded-database/test/isolated-process.ts';

/**
 * What happens to the data folder: a second shop is started on it, in a container of its own (processes, network and
 * memory apart, the volume shared); the folder is moved, loses its database, and loses its passwords. Prints what was said
 * and what became of rows that were written meanwhile; ends with 1 where a shop opened that must not, or a row was lost.
 * Needs Linux, root and the program `unshare`.
 */

const ROWS = 2_000;
const START_MS = 60_000;
const MAIN = join(import.meta.dirname, '../demo/start.ts');

type Shop = ChildProcessByStdio<null, Readable, Readable | null>;

const folder = await mkdtemp(join(tmpdir(), 'sjaj-folder-'));
let dataDir = join(folder, 'data');
// An empty shop without its worker is enough: this is about the folder.
const settings = { DEMO: 'off', WORKER: 'off', PORT: '0' };
const running = new Set<Shop>();

/** The last word of a start: `open`, or what it ended with. */
async function said(shop: Shop): Promise<string> {
  running.add(shop);
  let text = '';
  const ended = once(shop, 'exit').then(() => running.delete(shop));
  const opened = new Promise<void>((resolve) => {
    shop.stdout.on('data', (part: Buffer) => {
      text += part.toString();
      if (text.includes('Ctrl-C stops it')) resolve();
    });
  });
  await Promise.race([ended, opened, delay(START_MS, undefined, { ref: false })]);
  return text.includes('Ctrl-C stops it') ? 'open' : (text.trim().split('\n').at(-1) ?? '');
}

function shopHere(): Shop {
  const env = { ...process.env, ...settings, DATA_DIR: dataDir };
  return spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
}

function shopInContainer(name: string): Shop {
  Object.assign(process.env, settings, { DATA_DIR: dataDir });
  return isolated([MAIN], name);
}

async function stop(shop: Shop, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return;
  shop.kill(signal);
  await once(shop, 'exit');
}

async function connect(): Promise<pg.Client> {
  const [secrets, port] = await Promise.all(
    ['secrets.json', 'port'].map((name) => readFile(join(dataDir, 'postgres', name), 'utf8')),
  );
  const { owner } = JSON.parse(secrets ?? '{}') as { owner: string };
  const client = new pg.Client({ connectionString: `postgres://sjaj:${owner}@127.0.0.1:${port}/sjaj` });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

let isBad = false;
function tell(what: string, outcome: string, isRight: boolean): void {
  isBad ||= !isRight;
  console.log(`${isRight ? 'ok ' : 'BAD'} ${what}: ${outcome}`);
}

const first = shopHere();
tell('first shop, below a folder that only root may enter', await said(first), true);
const inside = await readdir(join(dataDir, 'postgres'));
tell('its database', inside.includes('cluster') ? 'inside the data folder' : 'elsewhere', inside.includes('cluster'));

const client = await connect();
await client.query('create table kept (id serial primary key)');
const second = shopInContainer('second-container');
const answer = said(second);
for (let row = 0; row < ROWS; row += 1) await client.query('insert into kept default values');
const refusal = await answer;
tell('second shop, in another container', refusal, refusal.includes('already'));
await stop(second, 'SIGKILL');
const pidFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
const hasPidFile = await readFile(pidFile).then(
  () => true,
  () => false,
);
tell('the lock file of the first database', hasPidFile ? 'untouched' : 'gone', hasPidFile);
await client.end();
await stop(first);

const again = shopHere();
tell('first shop, started again', await said(again), true);
const later = await connect();
const { rows } = await later.query<{ n: number }>('select count(*)::integer as n from kept');
tell('rows that were committed and are there', `${rows[0]?.n} of ${ROWS}`, rows[0]?.n === ROWS);
await later.end();
await stop(again);

const moved = join(folder, 'restored');
await rename(dataDir, moved);
dataDir = moved;
for (const [what, name] of [
  ['folder restored under another name', null],
  ['folder without its database', 'cluster'],
  ['folder without its passwords', 'secrets.json'],
] as const) {
  const place = join(dataDir, 'postgres', name ?? '');
  if (name) await rename(place, `${place}.away`).catch(() => undefined);
  const shop = shopHere();
  const outcome = await said(shop);
  tell(what, outcome, (outcome === 'open') === (name === null));
  await stop(shop);
  if (name) {
    await rm(place, { recursive: true, force: true });
    await rename(`${place}.away`, place).catch(() => undefined);
  }
}
for (const shop of running) await stop(shop, 'SIGKILL');
await rm(folder, { recursive: true, force: true });
process.exitCode = isBad ? 1 : 0;
