/** npm run new-module -- sample-boxes sample_box: the files of a new module of the server, to start from. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TIERS } from '../boundaries/tiers.ts';
import { ROOT } from '../gates/project.ts';
import { skeleton } from './skeleton.ts';

function write(name: string, table: string): void {
  if (!TIERS.flat().includes(name))
    throw new Error(`${name} has no tier yet: choose one in tools/boundaries/tiers.ts.`);
  if (!readFileSync(join(ROOT, 'db/tables.ts'), 'utf8').includes(`  ${table}: `)) {
    throw new Error(`There is no table ${table} yet: write a migration, then npm run db:types.`);
  }
  const files = Object.entries(skeleton(name, table));
  const taken = files.map(([path]) => path).filter((path) => existsSync(join(ROOT, path)));
  if (taken.length > 0) throw new Error(`There already: ${taken.join(', ')}.`);
  for (const [path, source] of files) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), `${source}\n`);
    console.log(path);
  }
  console.log(
    'Next: export the contract from packages/contract, mount the handlers in apps/server/src/app.ts, add the texts.',
  );
}

const [name, table] = process.argv.slice(2);
try {
  if (!name || !table) throw new Error('Give a module and its table: npm run new-module -- sample-boxes sample_box');
  write(name, table);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
