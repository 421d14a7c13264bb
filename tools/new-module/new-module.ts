import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import style from '../../.oxfmtrc.json' with { type: 'json' };
import { adminContractFile, contractFile } from './contract-file.ts';
import { moduleLists } from './lists.ts';
import { moduleFiles } from './module-files.ts';
import type { NewModule } from './names.ts';
import { resourceFiles, textsFile } from './resource-files.ts';

const MIGRATIONS = 'db/migrations';

/** The files of a new module by path: migration, contract, the module's folder, texts, the resource of the back office. */
function newFiles(root: string, names: NewModule): Readonly<Record<string, string>> {
  const folder = `apps/server/src/modules/${names.module}`;
  const number = String(readdirSync(join(root, MIGRATIONS)).length + 1).padStart(4, '0');
  const below = (path: string, files: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(files).map(([name, source]) => [`${path}/${name}`, source]));
  return {
    [`${MIGRATIONS}/${number}-${names.module}.sql`]: `create table ${names.table} (
  id integer generated always as identity primary key,
  version integer not null default 1,
  title text not null unique
);`,
    ...(names.isForStaffOnly ? {} : { [`packages/contract/src/${names.module}.ts`]: contractFile(names) }),
    [`packages/contract/src/${names.module}.admin.ts`]: adminContractFile(names),
    [`packages/i18n/src/staff/${names.module}.ts`]: textsFile(names),
    ...below(folder, moduleFiles(names)),
    ...below(`apps/admin/src/resources/${names.module}`, resourceFiles(names)),
  };
}

/** Writes a module below `root` and adds it to the lists of modules. Returns the written paths; writes nothing if one exists. */
export async function writeModule(root: string, names: NewModule): Promise<string[]> {
  const added = Object.entries(newFiles(root, names));
  const existing = added.map(([path]) => path).filter((path) => existsSync(join(root, path)));
  if (existing.length > 0) throw new Error(`exists already: ${existing.join(', ')}`);
  const changed = moduleLists(names).map(
    ({ path, withModule }) => [path, withModule(readFileSync(join(root, path), 'utf8'))] as const,
  );
  for (const [path, source] of [...added, ...changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), await formatted(path, source));
  }
  return [...added, ...changed].map(([path]) => path);
}

async function formatted(path: string, source: string): Promise<string> {
  if (path.endsWith('.sql')) return `${source}\n`;
  return (await format(path, source, style)).code;
}
