import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { processesIn, sendSignal, waitForExit } from './processes.ts';

export const CLUSTER = 'cluster';
export const SECRETS_FILE = 'secrets.json';
export const LOG_FILE = 'postgres.log';
/** The file that records that a database was created here. */
const MARKER = 'database-made';
/** What PostgreSQL logs when it is up. Identifies folders of versions that wrote no marker. */
const RAN = 'database system is ready to accept connections';

/** Where former versions put the database when the account had no access to the data folder. */
const FORMER_PLACE = '/var/lib/sjaj-postgres';
const STOP_MS = 20_000;

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** The data folder lacks a part of its database. Nothing was changed; the message says what to do. */
class IncompleteFolder extends Error {
  override readonly name = 'IncompleteFolder';
}

/** Records that a database was created in the folder. */
export async function noteDatabase(folder: string): Promise<void> {
  const marker = join(folder, MARKER);
  if (!(await exists(marker)))
    await writeFile(marker, `Its files are in "${CLUSTER}", its passwords in "${SECRETS_FILE}".\n`);
}

/** Also true for a data folder that was restored without its database. */
const wasMade = async (folder: string, partOf: string): Promise<boolean> =>
  (await exists(join(partOf, MARKER))) ||
  (await exists(join(folder, MARKER))) ||
  (await readFile(join(folder, LOG_FILE), 'utf8').catch(() => '')).includes(RAN);

/** For a folder without secrets: rejects if a database was created in it. */
export async function refuseLostSecrets(folder: string, partOf = folder): Promise<void> {
  if (await exists(join(folder, CLUSTER))) {
    throw new IncompleteFolder(
      `${join(folder, SECRETS_FILE)} is missing: it holds the passwords of the database beside it. Restore it from a backup, ` +
        'or set new passwords as docs/operations.md tells ("Lost passwords").',
    );
  }
  if (await wasMade(folder, partOf)) throw new IncompleteFolder(await missing(folder));
}

/**
 * For a folder with secrets: ensures that its database is inside. Moves the database from where a former version put it. Rejects if
 * one was created and is missing.
 */
export async function bringBack(wanted: {
  readonly folder: string;
  readonly partOf?: string;
  readonly superuser: string;
  readonly log: { warn(message: string): void };
  readonly formerPlace?: string;
}): Promise<void> {
  const { folder, partOf = folder, superuser, log, formerPlace = FORMER_PLACE } = wanted;
  const cluster = join(folder, CLUSTER);
  if (await exists(cluster)) return;
  const name = createHash('sha256').update(`${folder} ${superuser}`).digest('hex').slice(0, 16);
  const former = join(formerPlace, name, CLUSTER);
  if (await exists(former)) {
    await move(former, cluster);
    await rm(join(formerPlace, name), { recursive: true });
    log.warn(`The database was moved from ${former} into the data folder: ${cluster}`);
  } else if (await wasMade(folder, partOf)) throw new IncompleteFolder(await missing(folder, formerPlace));
}

async function move(from: string, to: string): Promise<void> {
  // Servers that a killed shop left running.
  const left = await processesIn(from);
  for (const pid of left) sendSignal(pid, 'SIGQUIT');
  const ends = await Promise.all(left.map((pid) => waitForExit(pid, STOP_MS)));
  if (ends.includes(false)) throw new Error(`a PostgreSQL on ${from} does not end`);
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await copyToOtherDisk(from, to);
  }
}

/** Keeps owners and times, which Node's `cp` does not. An interrupted copy is repeated. */
async function copyToOtherDisk(from: string, to: string): Promise<void> {
  const unfinished = `${to}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await promisify(execFile)('cp', ['-a', from, unfinished]);
  await promisify(execFile)('sync', []);
  await rename(unfinished, to);
}

async function missing(folder: string, formerPlace = FORMER_PLACE): Promise<string> {
  const names = await readdir(formerPlace).catch(() => []);
  const clusters = names.map((name) => join(formerPlace, name, CLUSTER));
  const found = (await Promise.all(clusters.map(exists))).flatMap((isThere, index) =>
    clusters[index] && isThere ? [clusters[index]] : [],
  );
  return (
    `The database of ${folder} is missing: one was made in this folder, but ${join(folder, CLUSTER)} is not there. ` +
    'Restore the whole folder from a backup; no empty shop is opened in its place. ' +
    (found.length > 0
      ? `Former versions put databases elsewhere. If one of these is this shop's, move it there: ${found.join(', ')}. `
      : '') +
    'To begin with an empty shop, name another data folder or delete this one as a whole.'
  );
}
