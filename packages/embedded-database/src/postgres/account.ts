import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

/** The system account that PostgreSQL runs as; undefined is the account of this process. */
export type Account = { uid: number; gid: number } | undefined;

const ACCOUNT_NAME = 'postgres';
const runProgram = promisify(execFile);

/**
 * PostgreSQL refuses to run as root. Under root this returns the owner of an existing cluster, else the account `postgres`
 * (created when missing), else `nobody`.
 */
export async function accountFor(cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await findAccount(ACCOUNT_NAME)) ?? (await createAccount()) ?? findAccount('nobody');
}

async function findAccount(name: string): Promise<Account> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

async function createAccount(): Promise<Account> {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  await runProgram('useradd', [...options, ACCOUNT_NAME]).catch(() => undefined);
  return findAccount(ACCOUNT_NAME);
}

/** Whether another account can enter the folder: every folder above it grants execute permission to others. */
export async function isReachable(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || isReachable(parent);
}
