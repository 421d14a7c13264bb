import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the whole project. */
export const ROOT = join(import.meta.dirname, '../..');

/** Every file that belongs to the project: known to git or new, and not ignored. */
export function projectFiles(): string[] {
  const options = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listed = execFileSync('git', options, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64_000_000 });
  return listed.split('\0').filter((path) => path && existsSync(join(ROOT, path)));
}
