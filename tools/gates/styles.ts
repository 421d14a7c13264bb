/** Rules of two stylesheets that are equally specific and meet on one element. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles, ROOT } from './project.ts';
import { styleConflicts } from './style-conflicts.ts';

const files = projectFiles().filter((path) => /^(apps|packages)\//.test(path));
const read = (paths: readonly string[]): Map<string, string> =>
  new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
const styles = read(files.filter((path) => path.endsWith('.css')));
const sources = read(files.filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx')));
const conflicts = styleConflicts(styles, sources);
console.log(`${styles.size} stylesheets, ${sources.size} sources of components`);
if (conflicts.length > 0) console.error(conflicts.join('\n'));
if (styles.size === 0 || sources.size === 0 || conflicts.length > 0) process.exitCode = 1;
