import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the whole project. */
export const ROOT = join(import.meta.dirname, '../..');

/** The folders of all workspaces, and those that have types of their own without being one. */
export function workspaces(): string[] {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] };
  const folders = globSync(manifest.workspaces, { cwd: ROOT });
  return ['.', ...folders, 'e2e', 'bench'].filter((folder) => existsSync(join(ROOT, folder))).sort();
}

/** Every file that belongs to the project: known to git or new, and not ignored. */
export function projectFiles(): string[] {
  const options = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listed = execFileSync('git', options, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64_000_000 });
  return listed.split('\0').filter((path) => path && existsSync(join(ROOT, path)));
}
