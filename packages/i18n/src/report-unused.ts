import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { account } from './account/index.ts';
import { infos } from './server/infos/index.ts';
import { outgoing } from './server/outgoing/index.ts';
import { problems } from './server/problems/index.ts';
import { shared } from './shared/index.ts';
import { shop } from './shop/index.ts';
import { staff } from './staff/index.ts';
import type { Area } from './texts.ts';
import { unusedKeys } from './unused.ts';

/** Prints the texts that no code shows, and ends with 1 where there are any. Run by hand when a screen is finished. */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Where the texts of each area may be named. */
const PLACES: readonly (readonly [name: string, areas: readonly Area[], folders: readonly string[]])[] = [
  ['storefront', [shop, account], ['apps/storefront/src', 'packages/app-kit/src']],
  ['back office', [staff], ['apps/admin/src', 'packages/app-kit/src']],
  ['server', [problems, infos, outgoing], ['apps/server/src', 'packages/contract/src']],
  [
    'shared',
    [shared],
    [
      'apps/storefront/src',
      'apps/admin/src',
      'apps/server/src',
      'packages/app-kit/src',
      'packages/contract/src',
      'packages/ui/src',
    ],
  ],
];

/** Code of this package that names keys. */
const INTERNAL_FILES = [
  'component-texts.ts',
  'order-status.ts',
  'validation.ts',
  'server.ts',
  'server/audit-words.ts',
  'working-hours.ts',
];

const keysOf = (areas: readonly Area[]): string[] =>
  areas.flatMap((area) =>
    Object.entries(area).flatMap(([namespace, table]) => Object.keys(table).map((name) => `${namespace}.${name}`)),
  );

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'));

const own = INTERNAL_FILES.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'));

let found = 0;
for (const [name, areas, folders] of PLACES) {
  const unused = unusedKeys(keysOf(areas), [...folders.flatMap(sourcesIn), ...own]);
  found += unused.length;
  console.log(`${name}: ${unused.length} unused`);
  for (const key of unused) console.log(`  ${key}`);
}
process.exitCode = found === 0 ? 0 : 1;
