import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { datasetFolder } from '../dataset/cache.ts';
import type { DatasetSize } from '../dataset/manifest.ts';

const ROOT = join(import.meta.dirname, '../..');
const MODULE_FOLDERS = ['node_modules', 'apps/server/node_modules', 'apps/admin/node_modules', 'tools/node_modules'];

/** Another commit of the repository, ready to start. */
interface Checkout {
  readonly sha: string;
  readonly root: string;
  /** Built with the other commit's migrations; a newer server migrates its own copy forward. */
  readonly dataset: string;
}

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** Installs the packages: as hard links to ours where the lock is the same. */
function install(root: string): void {
  const lockOf = (folder: string): string => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lockOf(root) !== lockOf(ROOT)) {
    execFileSync('npm', ['ci'], { cwd: root, stdio: 'inherit' });
    return;
  }
  for (const folder of MODULE_FOLDERS.filter((folder) => existsSync(join(ROOT, folder))))
    execFileSync('cp', ['-al', join(ROOT, folder), join(root, folder)]);
}

/**
 * Checks the commit out below `.cache` and builds its data set. A commit from before the data set is given the one of this
 * working tree, which works as long as the tables have the same names.
 */
export async function otherCommit(commit: string, size: DatasetSize): Promise<Checkout> {
  const sha = git('rev-parse', `${commit}^{commit}`);
  const root = join(ROOT, '.cache', `compare-${sha.slice(0, 12)}`);
  if (!existsSync(root)) {
    git('worktree', 'add', '--detach', root, sha);
    install(root);
  }
  if (!existsSync(join(root, 'bench/dataset')))
    cpSync(join(ROOT, 'bench/dataset'), join(root, 'bench/dataset'), { recursive: true });
  return { sha, root, dataset: await datasetFolder(size, root) };
}
