import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startServer, temporaryDataDir } from './server-process.ts';

/**
 * Kills the worker (-9) in the middle of a delivery of mails, again and again, and prints how long no mail went out after each
 * kill. Ends with 1 where that took longer than 30 s, or a mail is missing in the end. Arguments: kills, mails.
 */

const KILLS = Number(process.argv[2] ?? 3);
const MAILS = Number(process.argv[3] ?? 6_000);
const PORT = Number(process.env['BENCH_PORT'] ?? 4_188);
const GOAL_MS = 30_000;

const dataDir = await temporaryDataDir();
const server = await startServer({ port: PORT, dataDir, env: { LOG_LEVEL: 'error' } });
const postgres = join(dataDir, 'postgres');
const { owner } = JSON.parse(await readFile(join(postgres, 'secrets.json'), 'utf8')) as { owner: string };
const port = (await readFile(join(postgres, 'port'), 'utf8')).trim();
const client = new pg.Client({ connectionString: `postgres://sjaj:${owner}@127.0.0.1:${port}/sjaj` });
await client.connect();

const delivered = async (): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from outgoing_mail where event_key like 'bench:%' and state <> 'queued'`,
  );
  return rows[0]?.count ?? 0;
};

async function waitForMore(than: number): Promise<number> {
  const from = performance.now();
  while ((await delivered()) <= than) await delay(50);
  return performance.now() - from;
}

/** The newest child of the server that runs the worker's file. */
const workerPid = (): number =>
  Number(execFileSync('pgrep', ['-n', '-P', String(server.child.pid), '-f', 'worker.ts']));

await client.query(
  `insert into outgoing_mail (event_key, kind, to_address, to_name, language, sees_prices)
   select 'bench:' || n, 'message.orderPlaced', 'kupac@firma.test', 'Ana', 'bs', false from generate_series(1, $1::integer) n`,
  [MAILS],
);
await client.query(`insert into job_request (name, key) values ('mail.deliver', 'soon') on conflict do nothing`);
const gaps: number[] = [];
for (let kill = 0; kill < KILLS; kill += 1) {
  await waitForMore(await delivered());
  process.kill(workerPid(), 'SIGKILL');
  // What was under way when the worker died has arrived before this is counted.
  await delay(200);
  gaps.push(Math.round(await waitForMore(await delivered())));
  console.log(`kill ${kill + 1}: no mail for ${gaps.at(-1)} ms; ${await delivered()} of ${MAILS} are out`);
}
await client.end();
const { code } = await server.stop();
await rm(dataDir, { recursive: true, force: true });
console.log(`${KILLS} kills of the worker in the middle of a delivery: no mail for at most ${Math.max(...gaps)} ms`);
process.exitCode = code === 0 && Math.max(...gaps) <= GOAL_MS ? 0 : 1;
