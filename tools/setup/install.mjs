import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, step } from './process.mjs';

const OLDEST_NODE = 20;
/** The hash of the lock file that node_modules was installed from. */
const STAMP = join(ROOT, 'node_modules', '.sjaj-lock');

/** Installs the packages when they are missing or another lock file asks for others. */
export async function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) throw new Error(`Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`);
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted && existsSync(projectNode())) return;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await step('Installing packages (about a minute)', () =>
    run(npm, ['ci', '--include=dev', '--no-progress'], { isShown: true }),
  );
  writeFileSync(STAMP, wanted);
}

/** The Node that the project pins. */
export const projectNode = () =>
  join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
