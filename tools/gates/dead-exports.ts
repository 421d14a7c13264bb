/**
 * Lists exports that no other file imports, below a path where one is given. With `--fix` it removes the word `export`, or the name from a
 * list of re-exports; the linter then shows what nothing uses at all.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findDeadExports, withoutExport } from './dead-exports-rules.ts';
import { projectFiles, ROOT } from './project.ts';

const SOURCE = /\.(ts|tsx|mjs)$/;
/** Read by tools, which take exports by their names. */
const CONFIGURATION = /(\.config\.ts|^db\/tables\.ts|\/database-setup\.ts|\.d\.ts)$/;

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

function packagesOf(paths: readonly string[]): Map<string, string> {
  const packages = new Map<string, string>();
  for (const path of paths.filter((one) => /^(packages\/[^/]+|demo)\/package\.json$/.test(one))) {
    const { name, exports = {} } = JSON.parse(read(path)) as { name: string; exports?: Record<string, string> };
    for (const [entry, file] of Object.entries(exports)) {
      packages.set(join(name, entry), join(path, '..', file));
    }
  }
  return packages;
}

const { values, positionals } = parseArgs({ options: { fix: { type: 'boolean' } }, allowPositionals: true });
const [folder = ''] = positionals;
const paths = projectFiles();
const files = new Map(paths.filter((path) => SOURCE.test(path)).map((path) => [path, read(path)]));
const dead = findDeadExports({ files, packages: packagesOf(paths) }).filter(
  ({ path }) => path.startsWith(folder) && !CONFIGURATION.test(path),
);
console.log(`${files.size} files, ${dead.length} exports that no other file imports`);
if (values.fix) for (const one of dead) writeFileSync(join(ROOT, one.path), withoutExport(read(one.path), one));
else for (const { path, line, name } of dead) console.error(`${path}:${line}: ${name}: remove \`export\`, or the code`);
if (files.size === 0 || (dead.length > 0 && !values.fix)) process.exitCode = 1;
