import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, step } from './process.mjs';

const OLDEST_NODE = 20;
/** The hash of the lock file that node_modules was installed from. */
const STAMP = join(ROOT, 'node_modules', '.sjaj-lock');
const NPM_RECORD = join(ROOT, 'node_modules', '.package-lock.json');

/** Installs the packages when they are missing or another lock file asks for others. */
export async function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) throw new Error(`Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`);
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted && existsSync(projectNode())) return;
  if (!isInstalledByHand(lock)) {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const options = ['ci', '--include=dev', '--no-progress'];
    await step('Installing packages (about a minute)', () => run(npm, options, { isShown: true }));
  }
  writeFileSync(STAMP, wanted);
}

/** Whether someone ran npm already: its own record of what it installed has all that the lock file asks for. */
function isInstalledByHand(lock) {
  if (!existsSync(NPM_RECORD) || !existsSync(projectNode())) return false;
  const installed = JSON.parse(readFileSync(NPM_RECORD, 'utf8')).packages;
  return Object.entries(JSON.parse(lock).packages)
    .filter(([path, { optional, link }]) => path.includes('node_modules/') && !optional && !link)
    .every(([path, { version }]) => installed[path]?.version === version);
}

/** The Node that the project pins. */
export const projectNode = () =>
  join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
