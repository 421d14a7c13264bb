import { spawn } from 'node:child_process';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { giveTo, pathFor, type Home } from './home.ts';
import { noteDatabase } from './data-folder.ts';
import { withLogFile } from './log-file.ts';

/** Server settings by name. They are passed on the command line, so that an update of the shop changes them without editing files. */
export type Settings = Readonly<Record<string, string>>;

export const SETTINGS: Settings = {
  listen_addresses: '127.0.0.1',
  // The shop's own connections come this way. A socket in the cluster's folder can also be probed from other containers, where process
  // ids mean nothing.
  unix_socket_directories: process.platform === 'linux' ? '.' : '',
  shared_buffers: '256MB',
  max_connections: '60',
  // On solid-state disks a random read costs about as much as a sequential one.
  random_page_cost: '1.1',
  fsync: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
};

const DATABASE = 'sjaj';
const OWNER = 'sjaj';
const SUPERUSER = 'postgres';

/** Creates the cluster at first start, in a temporary folder that is renamed: an interrupted start is repeated. */
export async function ensureCluster(home: Home): Promise<void> {
  if (!(await stat(home.cluster).catch(() => undefined))) await makeCluster(home);
  for (const folder of home.marked) await noteDatabase(folder);
}

async function makeCluster(home: Home): Promise<void> {
  const unfinished = `${home.cluster}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const passwordFile = join(dirname(home.cluster), 'superuser-password');
  await writeFile(passwordFile, home.secrets.superuser, { mode: 0o600 });
  await giveTo(home.account, unfinished);
  await giveTo(home.account, passwordFile);
  try {
    await runInitdb(home, unfinished, passwordFile);
  } finally {
    await rm(passwordFile);
  }
  await rename(unfinished, home.cluster);
}

async function runInitdb(home: Home, folder: string, passwordFile: string): Promise<void> {
  const password = await open(passwordFile);
  // Passed as an open descriptor, because the account may lack access to the path.
  const pwfile = home.account ? '/proc/self/fd/0' : passwordFile;
  const options = ['-D', pathFor(home.account, folder), '-U', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${pwfile}`];
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=bs-BA'];
  try {
    const code = await withLogFile(home.logFile, (log) => {
      const initdb = spawn(join(home.programs, 'initdb'), [...options, ...locale], {
        ...home.account,
        cwd: folder,
        stdio: [password.fd, log, log],
      });
      return new Promise<number | null>((resolve, reject) => initdb.once('error', reject).once('exit', resolve));
    });
    if (code !== 0) throw new Error(`initdb failed with code ${code}:\n${await endOfLog(home)}`);
  } finally {
    await password.close();
  }
}

/** The last lines of the log, for error messages about a failed start. */
export async function endOfLog(home: Home): Promise<string> {
  const text = await readFile(home.logFile, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-6).join('\n');
}

/** Bytes. Linux takes no longer path of a socket. */
const LONGEST_SOCKET_PATH = 107;

/** The socket in the cluster's folder, which takes less processor time than TCP. TCP where there is none, or its path is too long. */
function hostOf({ cluster, port }: Pick<Home, 'cluster' | 'port'>): string {
  const isShort = Buffer.byteLength(join(cluster, `.s.PGSQL.${port}`)) <= LONGEST_SOCKET_PATH;
  return process.platform === 'linux' && isShort ? encodeURIComponent(cluster) : '127.0.0.1';
}

/** The connection string of the owner of the database, who is no superuser. */
export const ownerUrl = (home: Pick<Home, 'cluster' | 'secrets' | 'port'>): string =>
  `postgres://${OWNER}:${home.secrets.owner}@${hostOf(home)}:${home.port}/${DATABASE}`;

/** The superuser's connection string, for backups and for creating databases. */
export const superuserUrl = (home: Home): string =>
  `postgres://${SUPERUSER}:${home.secrets.superuser}@127.0.0.1:${home.port}/postgres`;

/** Creates the role and the database when they are missing. */
export async function ensureDatabase(home: Home): Promise<void> {
  const client = new Client({ connectionString: superuserUrl(home) });
  await client.connect();
  try {
    const role = await client.query('select from pg_roles where rolname = $1', [OWNER]);
    if (!role.rowCount) {
      await client.query(`create role ${OWNER} login createdb password ${client.escapeLiteral(home.secrets.owner)}`);
    }
    const database = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!database.rowCount) await client.query(`create database ${DATABASE} owner ${OWNER}`);
  } finally {
    await client.end();
  }
}
