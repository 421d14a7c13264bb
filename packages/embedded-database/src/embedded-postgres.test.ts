import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres, type PostgresLog } from './embedded-postgres.ts';
import { isRunning, sendSignal, waitForExit } from './postgres/processes.ts';

const silent: PostgresLog = { info: () => undefined, warn: () => undefined };

/** Starts PostgreSQL in a separate process, prints its address and waits to be killed. */
const SHOP = `
  import { startEmbeddedPostgres } from ${JSON.stringify(import.meta.resolve('./embedded-postgres.ts'))};
  const log = { info() {}, warn() {} };
  const postgres = await startEmbeddedPostgres({ dataDir: process.argv[1], log });
  console.log(postgres.url);
  setInterval(() => {}, 1000);
`;

/** Launches the postmaster directly, without the instance lock. */
const BARE_POSTGRES = `
  import { ensureCluster, ownerUrl, SETTINGS } from ${JSON.stringify(import.meta.resolve('./postgres/cluster.ts'))};
  import { prepareHome } from ${JSON.stringify(import.meta.resolve('./postgres/home.ts'))};
  import { launch } from ${JSON.stringify(import.meta.resolve('./postgres/postmaster.ts'))};
  const home = await prepareHome(process.argv[1], console);
  await ensureCluster(home);
  await launch(home, SETTINGS);
  console.log(ownerUrl(home));
  setInterval(() => {}, 1000);
`;

const shops = new Set<ChildProcess>();
let folder: string;
let dataDir: string;
let postgres: EmbeddedPostgres | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sjaj-postgres-'));
  dataDir = join(folder, 'postgres');
});

afterEach(async () => {
  for (const shop of shops) shop.kill('SIGKILL');
  shops.clear();
  await postgres?.stop();
  postgres = undefined;
});

afterAll(() => rm(folder, { recursive: true }));

const start = async (): Promise<EmbeddedPostgres> => (postgres = await startEmbeddedPostgres({ dataDir, log: silent }));

const postmasterPid = async (): Promise<number> =>
  Number((await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Repeats the query until the server answers again. */
async function queryWhenBack(url: string, sql: string): Promise<unknown[]> {
  return expect
    .poll(() => query(url, sql).catch(() => undefined), { timeout: 30_000, interval: 50 })
    .toBeDefined()
    .then(() => query(url, sql));
}

/** Starts the shop in another process and waits for its PostgreSQL. */
async function otherShop(program = SHOP): Promise<{ shop: ChildProcess; url: string }> {
  const shop = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  shops.add(shop);
  const [line] = (await once(shop.stdout, 'data')) as [Buffer];
  return { shop, url: line.toString().trim() };
}

async function killWithMinusNine(shop: ChildProcess): Promise<void> {
  shop.kill('SIGKILL');
  await once(shop, 'exit');
}

describe('the embedded PostgreSQL', () => {
  it('keeps its data and its address over a restart', async () => {
    const first = await start();
    await query(first.url, "create table kept as select 'čistoća' as word");
    await first.stop();
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select upper(word) as word from kept')).toEqual([{ word: 'ČISTOĆA' }]);
  });

  it('flushes to disk, listens on loopback only and requires a password', async () => {
    const { url, superuserUrl } = await start();
    const rows = await query(
      superuserUrl,
      "select current_setting('fsync') as fsync, current_setting('listen_addresses') as at",
    );
    expect(rows).toEqual([{ fsync: 'on', at: '127.0.0.1' }]);
    await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
      /password authentication failed/,
    );
    await expect(query(url, 'select * from pg_authid')).rejects.toThrow(/permission denied/);
  });

  it.runIf(process.platform === 'linux')('serves the shop by the socket in its folder, and others by TCP', async () => {
    const { url, superuserUrl } = await start();
    const cameFrom = 'select inet_client_addr() as address';
    expect(await query(url, cameFrom)).toEqual([{ address: null }]);
    expect(await query(superuserUrl, cameFrom)).toEqual([{ address: '127.0.0.1' }]);
  });

  it('is stopped with the shop', async () => {
    const running = await start();
    const pid = await postmasterPid();
    await running.stop();
    expect(await isRunning(pid)).toBe(false);
  });

  it('restarts at the same address after each kill -9 of the postmaster', { tags: 'full' }, async () => {
    const { url } = await start();
    for (const round of [1, 2]) {
      const pid = await postmasterPid();
      sendSignal(pid, 'SIGKILL');
      await waitForExit(pid, 5_000);
      expect(await queryWhenBack(url, `select ${round} as round`)).toEqual([{ round }]);
      expect(await postmasterPid()).not.toBe(pid);
    }
  });

  it('adopts the postmaster of a killed shop', { tags: 'full' }, async () => {
    const { shop, url } = await otherShop();
    await killWithMinusNine(shop);
    const orphan = await postmasterPid();
    const adopted = await start();
    expect(adopted.url).toBe(url);
    expect(await postmasterPid()).toBe(orphan);
    sendSignal(orphan, 'SIGKILL');
    await waitForExit(orphan, 5_000);
    expect(await queryWhenBack(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it.runIf(process.platform === 'linux')(
    'starts while the killed postmaster is still a zombie',
    { tags: 'full' },
    async () => {
      const { shop } = await otherShop(BARE_POSTGRES);
      const zombie = await postmasterPid();
      // A suspended parent does not reap its child, so the process id still exists.
      shop.kill('SIGSTOP');
      sendSignal(zombie, 'SIGKILL');
      await waitForExit(zombie, 5_000);
      expect(() => process.kill(zombie, 0)).not.toThrow();
      const restarted = await start();
      // Not always at the same address: meanwhile any connection of this machine may have been given the port.
      expect(await query(restarted.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      await killWithMinusNine(shop);
    },
  );

  it('ignores a lock file that names a process other than its postmaster', { tags: 'full' }, async () => {
    const first = await start();
    await first.stop();
    await writeFile(
      join(dataDir, 'cluster', 'postmaster.pid'),
      `${process.pid}\n${dataDir}\n0\n1\n\n127.0.0.1\n\nready\n`,
    );
    const { url } = await start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
